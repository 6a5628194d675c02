/**
 * The design's steps: the only sizes, breakpoints and layers that a section's sheet uses. Sheets are compiled at build
 * time, so that a step costs nothing where it is not used; what a host page may theme are custom properties (base.style.ts).
 */

/** Widths from which the layout has more room, in CSS pixels. */
const breakpoints = { tablet: 768, desktop: 1024, large: 1280, wide: 1680 } as const;
type Breakpoint = keyof typeof breakpoints;

const eachBreakpoint = <Value>(make: (width: number) => Value) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, make(width)])) as Record<
    Breakpoint,
    Value
  >;

/** `${atLeast(900)} { … }`: a width that the specification fixes for one part. */
export const atLeast = (width: number) => `@media (width >= ${width}px)`;

/**
 * `${from.tablet} { … }`: that width and more. Paper has a tablet's layout: A4 is narrower than one by its margins alone,
 * and what a phone has below each other would fill a sheet apiece.
 */
export const from = {
  ...eachBreakpoint(atLeast),
  tablet: `@media print, (width >= ${breakpoints.tablet}px)`,
};

/** `${below.tablet} { … }`: less than that width, and no paper. */
export const below = {
  ...eachBreakpoint((width) => `@media (width < ${width}px)`),
  tablet: `@media screen and (width < ${breakpoints.tablet}px)`,
};

/** `${fewLetters} { … }`: a line holds so few that two fields of a date each do not stand beside each other. */
export const fewLetters = '@media (width < 19em)';

/** Distances: within a part 1 to 5, between parts 6 to 8, between sections 9 and 10. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
  10: '128px',
  /** Above and below a section. */
  section: 'clamp(56px, 7vw, 112px)',
  /** Above and below the words of a band that ends a page. */
  band: 'clamp(64px, 10vw, 144px)',
  /** Between a section's heading and what it heads. */
  stack: 'clamp(28px, 3.5vw, 56px)',
  /** Between columns and cards. */
  gap: 'clamp(20px, 2.6vw, 40px)',
  /** Left and right of the page's measure. */
  gutter: 'clamp(20px, 4vw, 48px)',
} as const;

/** As many columns, fewer where the visitor's text is too large for them. */
export const columns = (count: number, least = '8em', gap: string = space.gap) =>
  `repeat(auto-fill, minmax(max(${least}, (100% - ${count - 1} * ${gap}) / ${count}), 1fr))`;

/** A length that counts in the visitor's text size on own pages, where `--vt-rem` is 1rem. As a part of a sum. */
const share = (pixels: number) => `var(--rem) * ${round(pixels / 16)}`;
const rem = (pixels: number) => (pixels === 16 ? 'var(--rem)' : `calc(${share(pixels)})`);

const narrow = 390;
const broad = 1440;

/** From its size on a phone to its size on a desktop, in step with the window. */
function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return rem(phone);
  const slope = (desktop - phone) / (broad - narrow);
  return `clamp(${share(phone)}, ${share(phone - slope * narrow)} + ${round(slope * 100)}vw, ${share(desktop)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Sizes on a phone and on a desktop in pixels, and line heights for Chinese and for Latin text. */
const typeSteps = {
  display: { phone: 32, desktop: 64, zh: 1.25, latin: 1.1 },
  h1: { phone: 30, desktop: 48, zh: 1.3, latin: 1.15 },
  h2: { phone: 26, desktop: 40, zh: 1.3, latin: 1.2 },
  h3: { phone: 20, desktop: 24, zh: 1.4, latin: 1.3 },
  h4: { phone: 17, desktop: 18, zh: 1.45, latin: 1.4 },
  lead: { phone: 17, desktop: 18, zh: 1.75, latin: 1.55 },
  body: { phone: 16, desktop: 16, zh: 1.75, latin: 1.6 },
  small: { phone: 14, desktop: 14, zh: 1.65, latin: 1.5 },
  /** Legal lines only. */
  micro: { phone: 13, desktop: 13, zh: 1.5, latin: 1.5 },
} as const;
type TypeStep = keyof typeof typeSteps;

/** `${type.h2}`: size and line height. A line's height is a blend of both scripts' that `--zh` (1 or 0) decides. */
export const type = Object.fromEntries(
  Object.entries(typeSteps).map(([name, { phone, desktop, zh, latin }]) => {
    const height = zh === latin ? String(latin) : `calc(${latin} + var(--zh) * ${round(zh - latin)})`;
    return [name, `font-size: ${fluid(phone, desktop)}; line-height: ${height};`];
  }),
) as Record<TypeStep, string>;

/** What an empty field suggests stays whole in the narrowest window, however large the text: its label says what it is for. */
export const hint = 'font-size: min(1em, 5.6cqi);';

/** A day of a calendar, seven of which stand in a phone's line however large its letters are. */
export const calendarDay = 'font-size: min(1em, 8vw);';

export const weight = { normal: 400, strong: 600, heading: 700 } as const;

/**
 * How a panel moves: `var(--slow)` and `var(--ease)` where the layout is, these where a part may be without it. `instant`
 * keeps what is shown through a moment that nobody is to see.
 */
export const motion = { slow: '280ms', instant: '1ms', ease: 'cubic-bezier(.2, .7, .2, 1)' } as const;

/** Under what lies over the page. */
export const overlayShadow = '0 32px 80px -24px rgb(15 27 45 / 50%)';

/** What went well. A page may theme it, as it may the colours of the ground. */
export const okColor = 'var(--vtt-ok, var(--vt-ok, #1d7a4f))';

/** The mark before the words of a fault, which grows with them: for the `::before` of a line that is flexible. */
export const failureMark = `
  content: "!" / ""; flex: none; width: 1.3em; margin: .1em 0 auto; border-radius: 50%; background: var(--danger);
  color: var(--paper); font-weight: ${weight.heading}; text-align: center; line-height: 1.3;
`;

/**
 * What follows a meaning and not the ground that a widget stands on. A theme sets the first name of each
 * (theme.style.ts); where there is none, the token that has the same colour on paper says it. Nothing sets them on paper,
 * so that their names have to be such as no host page has.
 */

/** A mark as soft as `--soft`, by the colour of its words: forced colours leave a colour of its own as it was. */
export const softened = 'opacity: .75;';

/** Words on grounds that are dark in every theme, and over pictures. */
export const bright = 'var(--vtt-bright, var(--paper))';

/** Such a ground where nothing else is seen, and what dims the page under an overlay. */
export const dim = 'var(--vtt-dim, var(--ink))';

/** Under logos and codes, which were drawn for paper. */
export const plate = 'var(--vtt-plate, var(--paper))';

/** The accents as words on a ground. */
export const accentWords = 'var(--vtt-accent-text, var(--accent))';
export const accentDeepWords = 'var(--vtt-accent-text, var(--accent-deep))';

/** The least that a finger hits, what a control of a form is high, and a button in the header. */
export const size = { target: '44px', control: '48px', button: '40px' } as const;

/** What lies over what: a floating button, the header, an overlay that is no dialog of the browser's. */
export const layer = { raised: 1, floating: 9, header: 10, overlay: 20 } as const;

/** The page's header, which stays at the top: what is to stay below it begins there. */
export const headerHeight = { phone: '60px', tablet: '72px', wide: '84px' } as const;
