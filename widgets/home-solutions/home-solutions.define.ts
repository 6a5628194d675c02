import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './home-solutions.data.ts';
import { text } from './home-solutions.text.ts';
import { HomeSolutions } from './home-solutions.tsx';

/** Each industry with a picture, its solutions and some of its customers: in turn, and on a phone as a list. */
export default defineWidget({
  name: 'home-solutions',
  attributes,
  wake: 'visible',
  load,
  // What slides say stands in the server's HTML: only the tabs are made anew.
  client: ({ module, groups }) => ({
    module,
    groups: groups.map(({ industry: { id, name, indusIcon } }) => ({
      industry: { id, name, indusIcon },
      solutions: [],
      examples: [],
    })),
  }),
  View: HomeSolutions,
  sheet: () => import('./home-solutions.style.ts'),
  text,
});
