import type { ExampleSummary } from '../../contract/entities/example.ts';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-wall.data.ts';
import { text } from './case-wall.text.ts';
import { CaseWall } from './case-wall.tsx';

const nameCase = ({ id, title, customerName, moduleType }: ExampleSummary) => ({ id, title, customerName, moduleType });

/** Where customers are, on a globe and in a list; a few of their cases; the wall of their logos. */
export default defineWidget({
  name: 'case-wall',
  attributes,
  wake: 'visible',
  load,
  // Words, cards and logos stand in the server's HTML: one of each tells that there are some.
  client: ({ tips, told, logos }) => ({
    tips,
    told: told.slice(0, 1).map(nameCase),
    logos: logos.slice(0, 1).map(nameCase),
  }),
  View: CaseWall,
  sheet: () => import('./case-wall.style.ts'),
  text,
});
