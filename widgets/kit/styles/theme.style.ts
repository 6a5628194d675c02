import { createPlainSheet } from '../runtime/sheet.ts';
import { from } from './tokens.ts';

/**
 * The same tokens on dark ground. A page's own `--vt-*` go before them, as they do before those of the base. Accents stay
 * what they are, since a page may have set them, and its words on them, as a pair; as words they are lightened, so far that
 * whatever accent can be read.
 */
const tokens = `
  --ink: var(--vt-ink, #e9edf3);
  --soft: var(--vt-soft, #b5bfcc);
  --mute: var(--vt-mute, #9aa5b5);
  --line: var(--vt-line, #313a48);
  --field: var(--vt-field, #77839a);
  --paper: var(--vt-paper, #12161d);
  --wash: var(--vt-wash, #1a2029);
  --night: var(--vt-night, #080b10);
  --danger: var(--vt-danger, #ff9a8d);
  --focus: var(--vt-focus, #86b1ff);
  --vtt-ok: var(--vt-ok, #5cc493);
  --vtt-accent-text: color-mix(in srgb, var(--accent) 45%, #fff);
  --vtt-bright: var(--ink);
  --vtt-dim: #000;
  --vtt-plate: #fff;
  --vtt-plate-radius: var(--radius);
  --vtt-mark: 1;
  --vtt-turn: invert(1) hue-rotate(180deg);
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px -12px rgb(0 0 0 / 70%);
`;

/**
 * The tag's own word decides, with or without a script. Drawings are ink on nothing: they are turned over and keep their
 * hues, unless a sheet says otherwise. A light picture behind words is dimmed where they reach beyond its veil: they are
 * light now.
 */
const write = (theme: string) => `
:host([theme=${theme} i]) .vt { color-scheme: dark; ${tokens} }
${from.tablet} {
  :host([theme=${theme} i]) :is(.backdrop.light > img, .backdrop.light > picture > img) { filter: brightness(.45); }
}
`;

/** What is printed is on paper, and a visitor's own colours need none of ours. */
const where = '@media screen and (forced-colors: none)';

/** Worn by what is not light: `dark`, or `auto`, which is dark where the visitor's other pages are. */
export const themeSheet = createPlainSheet(
  'theme',
  '',
  `
img:where([src$=".svg"], [src*=".svg?"]) { filter: var(--vtt-turn, none); }
${where} { ${write('dark')} }
${where} and (prefers-color-scheme: dark) { ${write('auto')} }
`,
);
