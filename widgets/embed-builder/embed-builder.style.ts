import { tabsSheet } from '../kit/components/tabs.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, dim, failureMark, from, okColor, size, space, type, weight } from '../kit/styles/tokens.ts';
import { foldArrow } from '../shared/fold-arrow.ts';
import { selectArrow } from '../shared/select-arrow.ts';

export const sheet = createSheet(
  'embed-builder',
  (css) => css`
    .asking { padding-block: ${space.stack}; background: var(--wash); }
    .asking h1 { margin-bottom: ${space[4]}; ${type.h1} }
    .asking .lead { max-width: 46em; color: var(--soft); ${type.lead} }
    .bench { display: grid; gap: ${space[7]} ${space.gap}; padding-block: ${space.stack} ${space.section}; }
    .options, .made { display: grid; align-content: start; gap: ${space[4]}; min-width: 0; }
    .made { gap: ${space[7]}; text-wrap: pretty; }
    .made h2 { margin-bottom: ${space[3]}; ${type.h3} }
    .field { min-width: 0; }
    label { display: block; margin-bottom: ${space[1]}; font-weight: ${weight.strong}; ${type.small} }
    .entry { display: flex; gap: ${space[2]}; }
    select, .entry [type="text"] {
      display: block; flex: 1; width: 100%; min-width: 0; min-height: ${size.control}; padding: ${space[2]} ${space[3]}; border: 1px solid var(--field);
      border-radius: var(--radius); background: var(--paper); ${type.body} transition: border-color var(--fast);
    }
    /* Where text is twice as large, a narrow field needs its width for its words. */
    select { ${selectArrow} padding-inline-end: min(2.5em, 12%); background-position: right min(1em, 4%) top 50%; }
    select:hover, .entry [type="text"]:hover { border-color: var(--ink); }
    ::placeholder { color: var(--mute); opacity: 1; }
    [type="color"] { flex: none; width: ${size.control}; height: ${size.control}; padding: ${space[1]}; border: 1px solid var(--field); border-radius: var(--radius); background: var(--paper); cursor: pointer; }
    [aria-invalid="true"] { border-color: var(--danger); }
    .explain, .error { margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    .error, .told.failed { display: flex; gap: ${space[2]}; color: var(--danger); }
    .error::before, .told.failed::before {
      ${failureMark}
    }
    summary { display: flex; align-items: center; min-height: ${size.target}; padding-block: ${space[2]}; list-style: none; font-weight: ${weight.strong}; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    summary::after { ${foldArrow.shut} }
    [open] > summary::after { ${foldArrow.open} }
    details { border-top: 1px solid var(--line); }
    details + details { margin-top: calc(-1 * ${space[4]}); border-bottom: 1px solid var(--line); }
    .folded { display: grid; gap: ${space[4]}; padding-block: ${space[2]} ${space[4]}; }
    iframe, .waiting { display: block; box-sizing: border-box; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); }
    .waiting { display: grid; place-items: center; height: 240px; background: var(--wash); }
    .codes .explain { max-width: 46em; margin: 0 0 ${space[3]}; }
    pre { margin: 0; padding: ${space[4]}; border-radius: var(--radius); background: ${dim}; color: ${bright}; white-space: pre-wrap; tab-size: 2; }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; ${type.small} text-autospace: no-autospace; }
    .whole { white-space: nowrap; }
    .copying { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[4]}; margin-top: ${space[3]}; }
    .told { color: ${okColor}; font-weight: ${weight.strong}; ${type.small} }
    .before li { margin-top: ${space[2]}; padding-inline-start: ${space[4]}; border-inline-start: 2px solid var(--line); }
    .before code { display: block; margin-top: ${space[1]}; }
    ${from.tablet} {
      .colors { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    ${from.desktop} {
      .bench { display: flex; flex-wrap: wrap; align-items: start; }
      .options { flex: 4 1 0; min-width: min(100%, 15em); }
      .made { flex: 8 1 0; min-width: min(100%, 24em); }
      .colors { grid-template-columns: minmax(0, 1fr); }
    }
    ${from.large} {
      .colors { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    @media (forced-colors: active) {
      select { appearance: auto; }
    }
    @media print {
      .options, .preview, .copying { display: none; }
      .bench { display: block; }
      pre { border: 1px solid var(--line); background: none; color: inherit; }
    }
  `,
  [layoutSheet, tabsSheet],
);
