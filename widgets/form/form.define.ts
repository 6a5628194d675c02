import { defaultFormId } from '../../contract/constants.ts';
import { flag, integer, oneOf, record, text } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { text as words } from './form.text.ts';
import { type FormData, FormWidget } from './form.tsx';

/** The consult form, standing in the page or as a modal. Without a `form-id` it is the site's default form. */
export default defineWidget({
  name: 'form',
  attributes: {
    formId: integer(),
    mode: oneOf(['inline', 'modal']),
    open: flag(),
    prefill: record(),
    unlock: text(),
    source: text(),
  },
  presentation: ['open', 'prefill', 'unlock', 'source'],
  wake: 'visible',
  load: loadForm,
  View: FormWidget,
  sheet: () => import('./form.style.ts'),
  parts: ({ mode }) => (mode === 'modal' ? import('./modal.tsx') : undefined),
  text: words,
});

async function loadForm(
  { call, site, route }: LoadContext,
  { formId }: { formId: number | undefined },
): Promise<FormData> {
  const id = formId ?? defaultFormId(site.mark, route.path);
  // The form's counterpart in the site's language, where it has one: one snippet serves both.
  return { form: await call('GET /form/:id', { params: { id }, query: { site: site.id } }) };
}
