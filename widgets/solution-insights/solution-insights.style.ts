import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet('solution-insights', () => '', [layoutSheet, sectionHeadSheet, cardGridSheet]);
