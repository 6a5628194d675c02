import { createSheet } from '../kit/runtime/sheet.ts';
import { richPageSheet } from '../shared/rich-page.style.ts';

export const sheet = createSheet('services', () => '', [richPageSheet]);
