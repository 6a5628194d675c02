import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-list.data.ts';
import { text } from './solution-list.text.ts';
import { SolutionList } from './solution-list.tsx';

/** The industries as a banner, and the solutions and cases of the one that it shows. */
export default defineWidget({
  name: 'solution-list',
  attributes,
  wake: 'visible',
  load,
  // What slides and lists say stands in the server's HTML: only the tabs are made anew.
  client: ({ name, groups }) => ({
    name,
    groups: groups.map(({ industry: { id, name, indusIcon } }) => ({
      industry: { id, name, indusIcon },
      solutions: [],
      examples: [],
    })),
  }),
  parts: (_, hydrating) => (hydrating ? undefined : import('./standing.tsx')),
  View: SolutionList,
  sheet: () => import('./solution-list.style.ts'),
  text,
});
