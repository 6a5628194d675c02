import { expect, test } from 'vitest';
import definition from '../../../widgets/feed-link/feed-link.define.ts';
import { showWidget } from './show-widget.tsx';

test.each<[Record<string, string>, 'cn' | 'en', string, string, string]>([
  [{ feed: 'news' }, 'cn', '用阅读器订阅新闻（Atom）', '/news.atom', 'application/atom+xml'],
  [{ feed: 'events' }, 'cn', '在日历中订阅全部活动（.ics）', '/activity.ics', 'text/calendar'],
  [{ feed: 'events' }, 'en', 'Follow all events in your calendar (.ics)', '/activity.ics', 'text/calendar'],
])('leads to what %o is followed by, in the language of the site', async (attributes, mark, words, address, type) => {
  const view = await showWidget(definition, { mark, attributes });
  const link = view.querySelector('a');
  expect(link?.textContent).toBe(words);
  expect(link?.getAttribute('href')).toMatch(new RegExp(`${address}$`));
  expect(link?.getAttribute('type')).toBe(type);
});
