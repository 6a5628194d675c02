import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, type FormParts, load } from './form.data.ts';
import { text } from './form.text.ts';
import { FormWidget } from './form.tsx';

/** What a form over the page fetches beside the form itself. */
const overlays: Readonly<Record<string, () => Promise<FormParts>>> = {
  modal: () => import('./modal.tsx'),
  'slide-in': () => import('./slide-in.tsx'),
};

/** The consult form, standing in the page, as a modal or at the side of the screen. Without a `form-id` it is the site's default form. */
export default defineWidget({
  name: 'form',
  attributes,
  presentation: ['open', 'prefill', 'unlock', 'source'],
  wake: 'visible',
  load,
  View: FormWidget,
  sheet: () => import('./form.style.ts'),
  parts: ({ mode, test }) => {
    const ofMode = overlays[mode]?.();
    return test ? import('./test-mode.tsx').then(({ addNote }) => addNote(ofMode)) : ofMode;
  },
  text,
});
