import { describe, expect, test } from 'vitest';
import { type EmbedFinding, liveCodes } from '../../../contract/entities/embed-check.ts';
import { say } from '../../../contract/text.ts';
import { liveText } from '../../../loader/diagnose.text.ts';
import { explainsTag, findLive, type Seen } from '../../../loader/find-live.ts';

const origin = 'https://vendor.example';
const now = Date.parse('2026-11-23T03:00:00.000Z');
const at = (minutes: number, findings: readonly EmbedFinding[] = []) => ({
  at: new Date(now + minutes * 60_000).toISOString(),
  findings: [...findings],
});

/** A page where nothing stands in the way. */
const good: Seen = {
  ...{ origin, now, pageOrigin: 'https://partner.example', checked: at(0), isReached: true },
  ...{ takesForms: true, storesAnything: true, wakesElements: true, drawsShadows: true, hasOwnVitrine: false },
  ...{ tags: [{ shown: '<vt-form form-id="1">', state: 'ready' as const }], violations: [], lost: [] },
};
const codes = (seen: Partial<Seen>) => findLive({ ...good, ...seen }).map(({ code }) => code);
const violation = (directive: string, policy: string, reportOnly = false) => ({
  ...{ directive, policy, reportOnly, address: `${origin}/api/internal/site/list` },
});
const finding = (code: EmbedFinding['code'], weight: EmbedFinding['weight'] = 'blocks'): EmbedFinding => ({
  ...{ code, weight, parts: {} },
});
const tag = (state: Seen['tags'][number]['state']) => [{ shown: '<vt-form>', state, words: 'It failed.' }];

test('a good page has none', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ tags: [...tag('waiting'), ...tag('ready')] })).toEqual([]);
});

/** What a page is like that is told of each. */
const samples: Record<(typeof liveCodes)[number], Partial<Seen>> = {
  serverAway: { checked: undefined, status: 0, isReached: false },
  serverFails: { checked: undefined, status: 502, isReached: false },
  serverBusy: { checked: undefined, status: 429, isReached: false },
  checkAway: { checked: undefined, status: 0 },
  chunkAway: { lost: [{ address: `${origin}/v/1/w/form.js`, status: 0, type: '' }] },
  chunkFails: { lost: [{ address: `${origin}/v/1/w/form.js`, status: 503, type: 'text/html' }] },
  registryBroken: { wakesElements: false },
  shadowBroken: { drawsShadows: false },
  storageBlocked: { storesAnything: false },
  clockOff: { checked: at(-7) },
  ownVitrine: { hasOwnVitrine: true },
  tagFailed: { tags: tag('failed') },
  tagTaken: { tags: tag('strange') },
  tagStuck: { tags: tag('stuck') },
  tagUnwatched: { tags: tag('unwatched') },
  tagHidden: { tags: tag('hidden') },
  tagUnplaced: { tags: [{ shown: '<vt-form>', state: 'unplaced', rule: 'display: contents' }] },
  tagAsleep: { tags: tag('never') },
  tagSwallows: { tags: [{ shown: '<vt-form>', state: 'explained', swallows: '<vt-form></vt-form>' }] },
};

test.each(liveCodes)('%s is found on a page that has it, and said in words whose every gap is filled', (code) => {
  const found = findLive({ ...good, ...samples[code] });
  expect(found.map((each) => each.code)).toEqual([code]);
  for (const mark of ['cn', 'en']) expect(say(liveText[code], mark, found[0]?.parts)).not.toMatch(/[{}]/);
});

test('a clock that is off either way is told by how much and beside the right time, and a little is nothing', () => {
  expect(findLive({ ...good, checked: at(90) })[0]?.parts).toEqual({
    ...{ minutes: '90', here: '2026-11-23 03:00', there: '2026-11-23 04:30' },
  });
  expect(codes({ checked: at(4) })).toEqual([]);
});

describe('where the server cannot be asked', () => {
  test('what was refused names the line that mends it', () => {
    const violations = [
      violation('connect-src', "default-src 'self'"),
      violation('img-src', "default-src 'self'; img-src data:"),
    ];
    expect(findLive({ ...good, checked: undefined, violations })).toEqual([
      {
        ...{ code: 'connectBlocked', weight: 'blocks', parts: { directive: 'default-src', source: origin } },
        mend: { way: 'add', line: `connect-src 'self' ${origin}` },
      },
      {
        ...{ code: 'imgBlocked', weight: 'limits', parts: { directive: 'img-src', source: origin } },
        mend: { way: 'replace', line: `img-src data: ${origin}` },
      },
    ]);
  });

  test('a policy that only reports is no reason why', () => {
    const violations = [violation('connect-src', "connect-src 'self'", true)];
    expect(codes({ checked: undefined, isReached: false, violations })).toEqual(['serverAway', 'connectBlocked']);
  });

  test('that it was reached before tells of that one call alone, and does not weigh', () => {
    expect(findLive({ ...good, checked: undefined, status: 0 })).toEqual([
      { code: 'checkAway', weight: 'notes', parts: { address: `${origin}/embed/check` } },
    ]);
  });
});

describe('what the server says of the page', () => {
  test('stands before what weighs less, and is told once', () => {
    const checked = at(0, [finding('foreignOrigin', 'limits'), finding('imgBlocked', 'limits')]);
    const violations = [violation('img-src', "img-src 'none'")];
    expect(codes({ checked, violations, wakesElements: false })).toEqual([
      ...['registryBroken', 'foreignOrigin', 'imgBlocked'],
    ]);
  });

  test('is left out where that this runs disproves it', () => {
    const checked = at(0, [finding('scriptBlocked'), finding('loaderMissing'), finding('unknownTag', 'limits')]);
    expect(codes({ checked })).toEqual(['unknownTag']);
  });

  test('of scripts holds where one of ours was refused', () => {
    const checked = at(0, [finding('hashOnly')]);
    expect(codes({ checked, violations: [violation('script-src-elem', "script-src 'strict-dynamic'")] })).toEqual([
      'hashOnly',
    ]);
  });
});

test('a policy that only reports is told what it would refuse of our scripts, once it was seen to', () => {
  const policy = { from: 'header', number: 1, reportOnly: true } as const;
  const checked = at(0, [{ ...finding('scriptBlocked', 'notes'), policy }, finding('hashOnly')]);
  expect(codes({ checked, violations: [violation('script-src-elem', "script-src 'self'", true)] })).toEqual([
    'scriptBlocked',
  ]);
});

test('what did not come is not told beside the policy that refused it', () => {
  const violations = [violation('script-src-elem', "script-src 'none'")];
  expect(codes({ ...samples.chunkAway, violations })).toEqual([]);
});

describe('a sandbox', () => {
  test('lacks what would make the page somebody’s, and what lets it send forms', () => {
    expect(findLive({ ...good, pageOrigin: 'null', takesForms: false, storesAnything: false })).toEqual([
      {
        ...{ code: 'sandboxForms', weight: 'limits', parts: { missing: 'allow-same-origin allow-forms' } },
        mend: { way: 'add', line: 'allow-same-origin allow-forms' },
      },
    ]);
  });

  test('of a page that is somebody’s sends forms, and keeps searches back', () => {
    expect(findLive({ ...good, takesForms: false })).toMatchObject([
      { code: 'sandboxSearches', mend: { way: 'add', line: 'allow-forms' } },
    ]);
  });
});

describe('a tag that has not come', () => {
  test('is told what leaves it no place to come to, before what is only worth knowing', () => {
    const rule = 'display: contents';
    const tags = [...tag('hidden'), { shown: '<vt-news>', state: 'unplaced' as const, rule }];
    expect(findLive({ ...good, tags })).toMatchObject([
      {
        ...{ code: 'tagUnplaced', weight: 'blocks', parts: { tag: '<vt-news>', rule } },
        mend: { way: 'add', line: 'wake="now"' },
      },
      { code: 'tagHidden', weight: 'notes' },
    ]);
  });

  test('is not told of where what kept it away is', () => {
    expect(codes({ tags: tag('explained'), wakesElements: false })).toEqual(['registryBroken']);
  });

  test('is not told to have failed beside what leaves it nothing to show', () => {
    const checked = at(0, [{ ...finding('unknownForm', 'limits'), parts: { tag: '<vt-form>' } }]);
    expect(codes({ checked, tags: [...tag('failed'), { shown: '<vt-news>', state: 'failed' }] })).toEqual([
      ...['unknownForm', 'tagFailed'],
    ]);
  });

  test('is told with its end where it has swallowed what follows, and that alone', () => {
    const swallows = '<vt-form form-id="1"></vt-form>';
    expect(findLive({ ...good, tags: [{ shown: '<vt-form form-id="1">', state: 'stuck', swallows }] })).toEqual([
      {
        ...{ code: 'tagSwallows', weight: 'limits', parts: { tag: '<vt-form form-id="1">' } },
        mend: { way: 'replace', line: swallows },
      },
    ]);
  });

  const unknown = { ...finding('unknownTag', 'limits'), parts: { tag: 'vt-from' } };
  test.each([
    ['a name that no widget has', { checked: at(0, [unknown]) }, 'vt-from', true],
    ['the name of one', { checked: at(0, [unknown]) }, 'vt-form', false],
    ['a registry that is locked', { wakesElements: false }, 'vt-form', true],
    ['a script that was refused', { violations: [violation('script-src-elem', "script-src 'none'")] }, 'vt-form', true],
    ['a picture that was refused', { violations: [violation('img-src', "img-src 'none'")] }, 'vt-form', false],
  ])('with %s is waited for unless that keeps it away', (_, seen, name, isExplained) => {
    expect(explainsTag({ ...good, ...seen })(name)).toBe(isExplained);
  });
});
