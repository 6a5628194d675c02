import { embeddedPages } from './embedded-pages.ts';
import type { ForeignPage } from './foreign-page.ts';
import { scriptedPages } from './scripted-pages.ts';
import { styledPages } from './styled-pages.ts';

export const foreignPages: readonly ForeignPage[] = [...styledPages, ...scriptedPages, ...embeddedPages];
