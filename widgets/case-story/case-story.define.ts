import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-story.data.ts';
import { text } from './case-story.text.ts';
import { CaseStory } from './case-story.tsx';

/** How it went with a customer, beside the facts. */
export default defineWidget({
  name: 'case-story',
  attributes,
  wake: 'never',
  load,
  View: CaseStory,
  sheet: () => withRichText(import('./case-story.style.ts')),
  text,
});
