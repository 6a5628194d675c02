import type { Reference, Resource } from './shared.ts';

/** Where a button leads: a form, a document, an address or a video (jumpBO). */
export interface Jump {
  jumpContentType?: 'FORM' | 'DOCUMENT' | 'URL' | 'VIDEO';
  buttonTitle?: string;
  buttonLink?: string;
  attachment?: Resource;
  attachmentUrl?: string;
  formBO?: Reference;
  /** What its form unlocks, as `publication/12` or several with spaces between: a form may stand before more than itself. */
  unlock?: string;
  industry?: string;
  demonstration?: string;
}
