import parsePolicy from 'content-security-policy-parser';
import { findDirective, withSource } from '../contract/csp.ts';
import type { EmbedCheck, EmbedFinding, LiveFinding } from '../contract/entities/embed-check.ts';
import { find, rankFindings } from '../contract/findings.ts';
import { checkPath } from '../widgets/shared/embed-paths.ts';

/** A tag as it stands in the living page. */
export interface SeenTag {
  /** As it is written, shortened. */
  shown: string;
  /**
   * `ready` works; `failed` says so in its place; `strange` is another script's; `unwatched` stands in a shadow root that
   * nobody looks into; `hidden`, `waiting` and `never` were not woken yet, nor was `unplaced`, which a style leaves no place
   * to come to; `stuck` should have come, and has not; so has `explained`, by what is told already.
   */
  state:
    | 'ready'
    | 'failed'
    | 'strange'
    | 'unwatched'
    | 'hidden'
    | 'unplaced'
    | 'waiting'
    | 'never'
    | 'stuck'
    | 'explained';
  /** What follows it in the page's source is in it: the tag with the end that it lacks. */
  swallows?: string;
  /** What stands in its place where it failed. */
  words?: string;
  /** The style that leaves it no place. */
  rule?: string;
}

/** What a browser was seen to refuse to a page's policy. */
export interface SeenViolation {
  /** e.g. `connect-src` */
  directive: string;
  address: string;
  /** The whole policy, as the page was given it. */
  policy: string;
  reportOnly: boolean;
}

/** A script of ours that a browser asked for, and did not get. */
export interface LostScript {
  address: string;
  /** By HTTP; 0 where nothing came at all. */
  status: number;
  /** What came in its place, by its media type; empty where that is not known. */
  type: string;
}

/** What can be seen of a living page, and of its browser. */
export interface Seen {
  /** Where content comes from. */
  origin: string;
  /** `null` in a sandbox without `allow-same-origin`. */
  pageOrigin: string;
  takesForms: boolean;
  storesAnything: boolean;
  wakesElements: boolean;
  drawsShadows: boolean;
  /** `window.vitrine` is the page's own. */
  hasOwnVitrine: boolean;
  tags: readonly SeenTag[];
  violations: readonly SeenViolation[];
  lost: readonly LostScript[];
  /** What /embed/check said of it; nothing where it gave no answer. */
  checked?: Pick<EmbedCheck, 'findings' | 'at'>;
  /** How it answered then, by HTTP; 0 where nothing came at all. */
  status?: number;
  /** The call before it had its answer. */
  isReached: boolean;
  /** When that answer came, by this computer's clock, in milliseconds. */
  now: number;
}

/** How many minutes a clock may be off: what the server signs holds for ten. */
const farthestClock = 5;

/** What is told of each kind of fetch that a policy refused. */
const refused = {
  script: ['scriptBlocked', 'blocks'],
  connect: ['connectBlocked', 'blocks'],
  img: ['imgBlocked', 'limits'],
  media: ['mediaBlocked', 'limits'],
} as const;
const kinds = Object.keys(refused) as (keyof typeof refused)[];

/** What cannot be, since this runs; and what is better seen here than in a page's source. */
const disproved: ReadonlySet<string> = new Set<EmbedFinding['code']>([
  ...(['loaderMissing', 'loaderRelative', 'loaderElsewhere', 'nothingOfOurs', 'noHeaders'] as const),
  // A consent tool leaves the tag that does not run beside the one that it has made of it.
  ...(['loaderUnread', 'loaderUnagreed', 'loaderParked', 'loaderInside'] as const),
  ...(['selfClosed', 'unclosed', 'sandboxScripts', 'sandboxForms', 'sandboxSearches'] as const),
]);

/** What cannot be either, as long as nothing of ours was refused. */
const ofScripts: ReadonlySet<string> = new Set<EmbedFinding['code']>([
  ...(['scriptBlocked', 'nonceMissing', 'nonceHidden', 'nonceDiffers', 'hashOnly', 'integrityPolicy'] as const),
]);

/** What leaves a tag nothing to show: that it failed is said with it. */
const emptying: ReadonlySet<string> = new Set<EmbedFinding['code']>(['unknownForm', 'missingAttribute']);

/** What stands in the way, the heaviest first. */
export function findLive(seen: Seen): LiveFinding[] {
  const { checked, tags, violations } = seen;
  const empty = new Set(checked?.findings.flatMap(({ code, parts }) => (emptying.has(code) ? [parts.tag] : [])));
  const isSeen = ({ code, policy }: EmbedFinding) =>
    !ofScripts.has(code) || refuses(violations, 'script', policy?.reportOnly);
  return rankFindings<LiveFinding>([
    ...(checked?.findings.filter((each) => !disproved.has(each.code) && isSeen(each)) ?? findUnchecked(seen)),
    ...findBrowser(seen),
    ...(refuses(violations, 'script') ? [] : seen.lost.map(findLost)),
    ...tags.filter(({ shown, state }) => state !== 'failed' || !empty.has(shown)).flatMap((tag) => findTag(tag)),
  ]);
}

/** What keeps a tag from coming whatever it says, by its name: nothing has to be waited for then. */
export function explainsTag(seen: Omit<Seen, 'tags'>): (name: string) => boolean {
  const { checked, violations, wakesElements, drawsShadows } = seen;
  const isLost = !wakesElements || !drawsShadows || refuses(violations, 'script');
  const unknown = checked?.findings.flatMap(({ code, parts }) => (code === 'unknownTag' ? [parts.tag] : [])) ?? [];
  return (name) => isLost || unknown.includes(name);
}

const refuses = (violations: readonly SeenViolation[], kind: string, byReport = false) =>
  violations.some(({ directive, reportOnly }) => directive.startsWith(`${kind}-src`) && reportOnly === byReport);

/** Where the server cannot be asked, what the browser refused tells which lines are missing. */
function findUnchecked({ origin, violations, status = 0, isReached }: Seen): LiveFinding[] {
  if (status === 429) return [find('serverBusy', 'notes')];
  const found = violations.flatMap(({ directive: broken, policy, reportOnly }) =>
    kinds.flatMap((kind) => {
      const directive = broken.startsWith(`${kind}-src`) && findDirective(parsePolicy(policy), kind);
      if (!directive) return [];
      const [code, weight] = refused[kind];
      const parts = { directive: directive.name, source: origin };
      return [find(code, reportOnly ? 'notes' : weight, parts, withSource(directive, kind, origin))];
    }),
  );
  if (refuses(violations, 'connect')) return found;
  if (isReached) return [...found, find('checkAway', 'notes', { address: origin + checkPath })];
  const parts = { origin, status: String(status) };
  return [...found, find(status ? 'serverFails' : 'serverAway', 'blocks', parts)];
}

const findLost = ({ address, status, type }: LostScript): LiveFinding =>
  find(status ? 'chunkFails' : 'chunkAway', 'limits', { address, answer: [status, type].join(' ').trim() });

/** What the browser does otherwise than browsers do, and how the page holds it. */
function findBrowser(seen: Seen): LiveFinding[] {
  const { checked, now, pageOrigin, takesForms, storesAnything, wakesElements, drawsShadows, hasOwnVitrine } = seen;
  const isSandboxed = pageOrigin === 'null';
  const lacks = [...(isSandboxed ? ['allow-same-origin'] : []), ...(takesForms ? [] : ['allow-forms'])].join(' ');
  const code = isSandboxed ? 'sandboxForms' : 'sandboxSearches';
  const off = checked ? Math.round((now - +new Date(checked.at)) / 60_000) : 0;
  return [
    ...(wakesElements ? [] : [find('registryBroken', 'blocks')]),
    ...(drawsShadows ? [] : [find('shadowBroken', 'blocks')]),
    ...(lacks ? [find(code, 'limits', { missing: lacks }, { way: 'add', line: lacks })] : []),
    // A sandbox that holds the page for nobody's has no storage either: that is said already.
    ...(storesAnything || isSandboxed ? [] : [find('storageBlocked', 'notes')]),
    ...(checked && Math.abs(off) > farthestClock
      ? [
          find('clockOff', 'notes', {
            minutes: String(Math.abs(off)),
            here: writeTime(now),
            there: writeTime(checked.at),
          }),
        ]
      : []),
    ...(hasOwnVitrine ? [find('ownVitrine', 'notes', {}, { way: 'replace', line: 'window.vtApi' })] : []),
  ];
}

/** By the world's time, whatever zone the computer is in. */
const writeTime = (time: number | string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function findTag({ shown, state, swallows, words = '', rule = '' }: SeenTag): LiveFinding[] {
  const parts = { tag: shown };
  if (swallows) return [find('tagSwallows', 'limits', parts, { way: 'replace', line: swallows })];
  switch (state) {
    case 'failed':
      return [find('tagFailed', 'limits', { ...parts, words })];
    case 'strange':
      return [find('tagTaken', 'limits', parts)];
    case 'stuck':
      return [find('tagStuck', 'limits', parts)];
    case 'unwatched':
      return [
        find('tagUnwatched', 'limits', parts, { way: 'add', line: "vitrine.push(['watch', element.shadowRoot])" }),
      ];
    case 'unplaced':
      return [find('tagUnplaced', 'blocks', { ...parts, rule }, { way: 'add', line: 'wake="now"' })];
    case 'hidden':
    case 'never':
      return [find(state === 'hidden' ? 'tagHidden' : 'tagAsleep', 'notes', parts, { way: 'add', line: 'wake="now"' })];
    default:
      return [];
  }
}
