import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../contract/calls.ts';
import mediaMore from '../../../widgets/media-more/media-more.define.ts';
import { filmOf, gatedFilm } from './media.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const show = (films: ReturnType<typeof filmOf>[]) =>
  showWidget(mediaMore, {
    attributes: { 'media-id': '1' },
    answers: {
      'GET /multimedia/resource/:id': filmOf(1),
      'POST /multimedia/resource/list': ({ body }: CallInput<'POST /multimedia/resource/list'>) => {
        const { resourceTypes } = body.multimediaResource ?? {};
        const data = films.filter(({ resourceType }) => !resourceTypes || resourceTypes.includes(resourceType));
        return { data: data.slice(0, body.pageSize), total: data.length };
      },
    },
  });

describe('more to watch', () => {
  it('is the newest three others of the type', async () => {
    const others = [2, 3, 4, 5].map((id) => filmOf(id));
    const element = await show([filmOf(1), filmOf(9, { resourceType: 'Talk' }), ...others]);
    expect(textsOf(element, '.kicker')).toEqual(['Demo']);
    expect(linksOf(element, '.media-title a')).toEqual(['/Media/2 Film 2', '/Media/3 Film 3', '/Media/4 Film 4']);
  });

  it('fills up with the newest of other types where its own are too few', async () => {
    const element = await show([filmOf(9, { resourceType: 'Talk' }), filmOf(2), filmOf(1)]);
    expect(textsOf(element, '.kicker')).toEqual([]);
    expect(linksOf(element, '.media-title a')).toEqual(['/Media/2 Film 2', '/Media/9 Film 9']);
  });

  it('is of every type where there is no other of its own', async () => {
    const element = await show([filmOf(1), filmOf(9, { resourceType: 'Talk' })]);
    expect(textsOf(element, '.kicker')).toEqual([]);
    expect(linksOf(element, '.media-title a')).toEqual(['/Media/9 Film 9']);
  });

  it('is nothing where a film is alone', async () => {
    expect((await show([filmOf(1)])).innerHTML).toBe('');
  });

  it('says how long a film takes and that a form comes first', async () => {
    const element = await show([gatedFilm, filmOf(6)]);
    expect(textsOf(element, '.media-marks > span')).toEqual(['Register to watch', 'Length 4:05']);
  });
});
