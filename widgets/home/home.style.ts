import { layoutSheet } from '../kit/layout.style.ts';
import { createSheet } from '../kit/sheet.ts';

export const sheet = createSheet('home', (css) => css`display: block;`, [layoutSheet]);
