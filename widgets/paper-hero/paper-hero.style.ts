import { pageHeroSheet } from '../kit/components/page-hero.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

export const sheet = createSheet('paper-hero', () => '', [layoutSheet, pageHeroSheet, parentLinkSheet]);
