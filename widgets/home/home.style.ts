import { createSheet } from '../kit/sheet.ts';

export const sheet = createSheet('home', (css) => css`display: block;`);
