import { describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../server/base/errors.ts';
import { createFailureLog } from '../../../server/render/failure-log.ts';

describe('of a widget that was left out', () => {
  it('what the content lacks is told once, with the folder that lacks it, until the content changes', () => {
    const log = { error: vi.fn(), warn: vi.fn() };
    const { tell, forget } = createFailureLog(log);
    const tellOf = (mark: string) => tell('footer', refusals.nothingYet('bottom-navigation', { id: 9, mark }));
    for (const mark of ['sg', 'sg', 'uk']) tellOf(mark);
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      expect.stringMatching(/^a widget has nothing to show: .+ sg\/bottom-navigation\/ /),
      expect.stringContaining('uk/bottom-navigation/'),
    ]);
    forget();
    tellOf('sg');
    expect(log.warn).toHaveBeenCalledTimes(3);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('a failure is told each time, with its cause', () => {
    const log = { error: vi.fn(), warn: vi.fn() };
    const { tell } = createFailureLog(log);
    const err = new Error('no data');
    tell('news', err);
    tell('news', err);
    expect(log.error.mock.calls).toEqual([
      [{ err, widget: 'news' }, 'a widget could not be rendered'],
      [{ err, widget: 'news' }, 'a widget could not be rendered'],
    ]);
  });
});
