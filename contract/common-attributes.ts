/**
 * What every widget's tag takes beside its own attributes, and what it may say where that is one of a few words, the
 * first of them unless told otherwise. The names are HTML's and those of properties alike. `library/about.ts` has each in
 * words.
 */
const commonAttributes = {
  site: {},
  wake: { values: ['visible', 'now', 'idle', 'interaction', 'never'] },
  theme: { values: ['light', 'dark', 'auto'] },
} as const satisfies Record<string, { values?: readonly [string, ...string[]] }>;

export type CommonAttribute = keyof typeof commonAttributes;
export const commonNames = Object.keys(commonAttributes) as CommonAttribute[];

/** The words that it may be; nothing where it may be any. */
export function commonValues(name: CommonAttribute): readonly string[] | undefined {
  const { values }: { values?: readonly string[] } = commonAttributes[name];
  return values;
}

/**
 * Those that say what a widget shows and how, whenever it is there: they are followed, a fragment's address takes them,
 * and what opens a widget hands them on.
 */
export const followedAttributes = ['site', 'theme'] as const satisfies readonly CommonAttribute[];
export type FollowedAttribute = (typeof followedAttributes)[number];

/** How a widget is laid over its page, the first unless told otherwise. */
export const overlayModes = ['modal', 'slide-in'] as const;

/** `auto` is whichever of both the visitor's system is. */
export const themes = commonAttributes.theme.values;
export type WidgetTheme = (typeof themes)[number];
