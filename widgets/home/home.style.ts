import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet('home', (css) => css`display: block;`, [layoutSheet]);
