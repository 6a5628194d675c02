import { pageBannerSheet } from '../kit/components/page-banner.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet('banner', () => '', [layoutSheet, pageBannerSheet]);
