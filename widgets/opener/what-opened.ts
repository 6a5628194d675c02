import { recall, remember } from '../kit/runtime/storage.ts';

interface Opened {
  widget: string;
  formId?: number;
}

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

/** Who has opened or sent it is not asked again. */
export function noteWhatOpens(opened: Opened, signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.localName !== `vt-${opened.widget}`) return;
    if (Number(target.getAttribute('form-id') ?? 0) === (opened.formId ?? 0)) noteOpened(opened);
  };
  for (const event of ['vt-open', 'vt-submit']) document.addEventListener(event, note, { signal });
}
