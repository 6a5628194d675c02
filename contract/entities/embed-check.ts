/**
 * How much stands in the way: `blocks` shows nothing at all, `limits` lacks a part, such as sending or pictures, and `notes`
 * is worth knowing.
 */
export const findingWeights = ['blocks', 'limits', 'notes'] as const;
export type FindingWeight = (typeof findingWeights)[number];

/** All that a page can be told of itself; widgets/embed-check has each in words. */
export const findingCodes = [
  // Of its policies
  'scriptBlocked',
  'nonceMissing',
  'nonceHidden',
  'nonceDiffers',
  'hashOnly',
  'connectBlocked',
  'imgBlocked',
  'mediaBlocked',
  'inlineScript',
  'inlineStyle',
  'sandboxScripts',
  'sandboxForms',
  'sandboxSearches',
  'integrityPolicy',
  'sealedMap',
  // Of its scripts
  'loaderMissing',
  'loaderRelative',
  'loaderElsewhere',
  'loaderUnread',
  'loaderDelayed',
  'loaderDeferred',
  'loaderUnagreed',
  'loaderParked',
  'loaderInside',
  'loaderTwice',
  'twoReleases',
  'olderRelease',
  'releaseGone',
  'scriptsInVain',
  'integrityUnpinned',
  'integrityWithoutCors',
  'integrityWrong',
  'commandEarly',
  // Of its tags
  'unknownTag',
  'unknownOpened',
  'unknownOpener',
  'missingAttribute',
  'unknownAttribute',
  'unreadAttribute',
  'unknownForm',
  'unknownSite',
  'unknownUnlock',
  'unlockElsewhere',
  'unknownSource',
  'unknownField',
  'testMode',
  'selfClosed',
  'unclosed',
  'tagInside',
  'noTag',
  'nothingOfOurs',
  // Of where it is, and of what was given
  'foreignOrigin',
  'originUntold',
  'noHeaders',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** What is only seen in a living page, by the page itself; loader/diagnose.text.ts has each in words. */
export const liveCodes = [
  'serverAway',
  'serverFails',
  'serverBusy',
  'checkAway',
  'chunkAway',
  'chunkFails',
  'registryBroken',
  'shadowBroken',
  'storageBlocked',
  'clockOff',
  'ownVitrine',
  'tagFailed',
  'tagTaken',
  'tagStuck',
  'tagUnwatched',
  'tagHidden',
  'tagUnplaced',
  'tagAsleep',
  'tagSwallows',
] as const;
export type LiveCode = (typeof liveCodes)[number];

/** The line that mends it. */
export interface Mend {
  /** `add` it to what is there, `replace` what is there by it, or `send` it to whoever runs the server. */
  way: 'add' | 'replace' | 'send';
  line: string;
}

/** Where a policy stands. */
export interface PolicySource {
  from: 'header' | 'meta';
  /** Counted from 1, in the order that policies were given. */
  number: number;
  /** It is only reported, and would hold once it is enforced. */
  reportOnly: boolean;
}

/** Something that keeps a page from having widgets, or a part of them. */
export interface EmbedFinding {
  code: FindingCode;
  weight: FindingWeight;
  /** What its words name: a directive, a source, a tag, an attribute. */
  parts: Record<string, string>;
  mend?: Mend;
  policy?: PolicySource;
}

/** What a living page says of itself: the same, and what only it sees. */
export interface Diagnosis {
  /** The release that serves the page. */
  version: string;
  /** The heaviest first; none where nothing stands in the way. `words` are in the page's language. */
  findings: (LiveFinding & { words: string })[];
}

export interface LiveFinding extends Omit<EmbedFinding, 'code'> {
  code: FindingCode | LiveCode;
}

/** What a page was found to be. */
export interface EmbedCheck {
  /** When it was, by the server's clock, as ISO 8601. */
  at: string;
  /** The heaviest first. */
  findings: EmbedFinding[];
  /** How many more there are than are named. */
  more: number;
  /** How much was there to look at. */
  seen: { policies: number; scripts: number; tags: number };
}

/** The most characters of each that are read. */
export const longestChecked = { headers: 50_000, html: 200_000, address: 2000 };

/** The most findings that are named. */
export const mostFindings = 50;

/** What a page is checked by. Nothing is fetched: its own engineer has all of it. */
export interface EmbedCheckRequest {
  /** The response's headers as they are, or the policy alone. */
  headers?: string;
  /** The page's source, or a part of it. */
  html?: string;
  /** Where it is, with its scheme. */
  address?: string;
}
