import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './feed-link.data.ts';
import { text } from './feed-link.text.ts';
import { FeedLink } from './feed-link.tsx';

/** The way to follow the news in a feed reader, or the events in a calendar. */
export default defineWidget({
  name: 'feed-link',
  attributes,
  presentation: ['feed'],
  wake: 'never',
  load,
  View: FeedLink,
  sheet: () => import('./feed-link.style.ts'),
  text,
});
