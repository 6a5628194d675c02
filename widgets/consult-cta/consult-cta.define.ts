import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import { text } from './consult-cta.text.ts';
import { ConsultCta } from './consult-cta.tsx';

/** The band that asks for a conversation: a sentence, a picture and the button to the consult form. */
export default defineWidget({
  name: 'consult-cta',
  attributes: { moduleId: integer(), formId: integer() },
  wake: 'never',
  load: loadConsultCta,
  View: ConsultCta,
  sheet: () => import('./consult-cta.style.ts'),
  text,
});

async function loadConsultCta(
  context: Parameters<typeof loadHomeModule>[0],
  { moduleId }: { moduleId: number | undefined },
) {
  return { module: await loadHomeModule(context, moduleId) };
}
