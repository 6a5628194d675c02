import { defaultFormId, defaultMark } from '../../contract/constants.ts';
import type { Page } from '../kit/runtime/page.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { attributes } from './opener.data.ts';

interface Opened {
  widget: string;
  formId?: number;
}

/** Where a form would open: without an id it is the consult form of that site and page. */
type Place = Pick<Page, 'site' | 'sites' | 'route'>;

/** Where storage is forbidden it holds for the page alone. */
const ofThisPage = new Set<string>();

const nameOf = ({ widget, formId = 0 }: Opened) => `vt-opened-${widget}-${formId}`;

/** Whether it has been seen in this session, be it by itself or by a visitor's own press. */
export const hasOpened = (opened: Opened): boolean =>
  ofThisPage.has(nameOf(opened)) || recall('sessionStorage', nameOf(opened)) !== undefined;

export function noteOpened(opened: Opened): void {
  ofThisPage.add(nameOf(opened));
  remember('sessionStorage', nameOf(opened), 'yes');
}

/** The consult form is one form, whether a tag names it or not, and by whichever language's id. */
export function identify({ widget, formId }: Opened, { site, sites, route }: Place): Opened {
  if (widget !== 'form') return { widget };
  const id = formId ?? defaultFormId(site.mark, route.path);
  const isConsult = sites.some(({ mark }) => defaultFormId(mark, '/') === id);
  return { widget, formId: isConsult ? defaultFormId(defaultMark, '/') : id };
}

/** Who has opened or sent it is not asked again. */
export function noteWhatOpens(opened: Opened, place: Place, signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.localName !== `vt-${opened.widget}`) return;
    const formId = attributes.formId.parse(target.getAttribute('form-id'));
    if (identify({ widget: opened.widget, formId }, place).formId === opened.formId) noteOpened(opened);
  };
  for (const event of ['vt-open', 'vt-submit']) document.addEventListener(event, note, { signal });
}
