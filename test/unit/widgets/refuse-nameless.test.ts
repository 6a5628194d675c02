import { describe, expect, it } from 'vitest';
import { widgets } from '../../../loader/widgets.ts';
import { needs } from '../../../widgets/embed-builder/needs.ts';
import { showWidget } from './show-widget.tsx';

/** Lists of nothing, whatever is asked beside the entry. */
const answers = new Proxy({}, { get: () => [] });

/** The player may be given its videos later, and a text page's address is the server's matter. */
const others = ['media-player', 'text-page'];

const sections = Object.entries(needs).filter(([name, any]) => any.length === 1 && !others.includes(name));

describe('a section of one entry', () => {
  it.each(sections)(
    'says what its tag is missing where that names none, on whatever page: %s',
    async (name, [attribute]) => {
      const { default: definition } = await widgets[name as keyof typeof widgets]();
      const route = { path: '/a/page/7', params: { id: '7' }, query: {}, base: '', host: 'partner.example' };
      const shown = showWidget(definition, { answers, page: { route } });
      await expect(shown).rejects.toMatchObject({ status: 404, message: expect.stringContaining(`${attribute}="`) });
    },
  );
});
