import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-scenes.data.ts';
import { text } from './solution-scenes.text.ts';
import { SolutionScenes } from './solution-scenes.tsx';

/** How a solution is used, scene by scene. */
export default defineWidget({
  name: 'solution-scenes',
  attributes,
  wake: 'visible',
  load,
  // What a scene says stands in the server's HTML: only the steps are made anew.
  client: ({ scenes }) => ({ scenes: scenes.map(({ title }) => ({ title })) }),
  View: SolutionScenes,
  sheet: () => import('./solution-scenes.style.ts'),
  text,
});
