import { createSheet } from '../kit/runtime/sheet.ts';
import { failureMark, hint, layer, size, space, type, weight } from '../kit/styles/tokens.ts';
import { selectArrow } from '../shared/select-arrow.ts';

/** The least that a field is wide beside another one, in em: two of them fit where there are 560 px, up to the widest screen. */
const column = 13.25;
/** What two of them take with the gap between them. */
const two = 2 * column + 1.5;
/** What is ticked, in px: in the middle of its words' first line. */
const box = 20;

/**
 * As many columns as the form's place has room for, told by the place itself: a container query would make the form's own
 * width nothing where a page asks how much it needs. The button is as wide as its column where there is one.
 */
export const sheet = createSheet(
  'form',
  (css) => css`
    .form { max-width: 720px; padding: 0 ${space.stack} ${space.stack}; }
    hgroup { padding-block: ${space.stack} ${space[4]}; padding-inline-end: ${space[6]}; }
    h2 { ${type.h3} }
    hgroup p { margin-top: ${space[1]}; color: var(--soft); }
    .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${column}em), 1fr)); align-items: start; gap: ${space[4]} ${space[5]}; }
    .field { min-width: 0; }
    .field:focus { outline: none; }
    label, legend { display: block; margin-bottom: ${space[1]}; font-weight: ${weight.strong}; }
    label, legend, .explain, .error { ${type.small} }
    small { font-weight: ${weight.normal}; font-size: inherit; color: var(--mute); }
    .explain, .error { margin-top: ${space[1]}; color: var(--soft); }
    input:not([type="checkbox"], [type="radio"]), select, textarea, summary {
      display: block; width: 100%; min-height: ${size.control}; padding: ${space[2]} ${space[3]}; border: 1px solid var(--field);
      border-radius: var(--radius); background: var(--paper); ${type.body} transition: border-color var(--fast);
    }
    textarea { resize: vertical; min-height: 96px; }
    .other { display: none; min-height: 64px; margin-top: ${space[2]}; }
    .field:has([value="OTHER"]:checked) { .other { display: block; } }
    ::placeholder, select:has([value=""]:checked), .multiple:not(:has(:checked)) summary { color: var(--mute); opacity: 1; ${hint} }
    option { color: var(--ink); }
    select, summary {
      ${selectArrow}
    }
    /* A browser that fills it in takes the arrow away, and would draw its own. */
    select:autofill { appearance: auto; }
    input:hover, select:hover, textarea:hover, summary:hover { border-color: var(--ink); }
    .field [aria-invalid="true"], [aria-invalid="true"] summary { border-color: var(--danger); }
    .error, .failed { display: flex; gap: ${space[2]}; color: var(--danger); }
    .error:empty { display: none; }
    .error.kept { display: block; min-height: 1lh; visibility: hidden; }
    .error::before, .failed::before {
      ${failureMark}
    }
    .boxes { display: flex; flex-wrap: wrap; gap: 0 ${space[4]}; }
    .boxes label, .consent label { display: flex; align-items: flex-start; gap: ${space[2]}; margin: 0; padding: ${space[2]} 0; font-weight: ${weight.normal}; ${type.body} cursor: pointer; }
    [type="checkbox"], [type="radio"] { flex: none; width: ${box}px; height: ${box}px; margin: calc(.5lh - ${box / 2}px) 0 0; accent-color: var(--ink); }
    .multiple { position: relative; }
    summary { padding-block: calc((${size.control} - 1lh) / 2 - 1px); list-style: none; cursor: pointer; overflow: hidden; white-space: nowrap; }
    summary::-webkit-details-marker { display: none; }
    .multiple .boxes {
      position: absolute; z-index: ${layer.overlay}; inset: 100% 0 auto; display: block; max-height: 320px; margin-top: ${space[1]}; padding: ${space[1]} ${space[3]};
      overflow-y: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow);
    }
    .consent { margin-block: ${space[2]} ${space[4]}; }
    .form a { text-decoration: underline; text-underline-offset: 3px; }
    .failed { margin-bottom: ${space[4]}; padding: ${space[3]} ${space[4]}; border-inline-start: 2px solid; background: var(--wash); }
    .trap { position: absolute; clip-path: inset(50%); }
    .wide { grid-column: 1 / -1; }
    .form > .primary { min-width: clamp(200px, (${two}em - 100%) * 999, 100%); }
    @media (forced-colors: active) {
      select { appearance: auto; }
      summary::after { content: "▾" / ""; position: absolute; right: 1em; }
    }
  `,
);
