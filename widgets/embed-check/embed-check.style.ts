import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, dim, failureMark, from, hint, okColor, size, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'embed-check',
  (css) => css`
    .asking { padding-block: ${space.stack}; background: var(--wash); }
    .asking h1 { margin-bottom: ${space[4]}; ${type.h1} }
    .asking .lead { max-width: 46em; color: var(--soft); ${type.lead} }
    .ways { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[6]}; margin-top: ${space[4]}; }
    .bench { display: grid; gap: ${space[7]} ${space.gap}; padding-block: ${space.stack} ${space.section}; }
    form, .result { display: grid; align-content: start; gap: ${space[5]}; min-width: 0; }
    .result { gap: ${space[7]}; text-wrap: pretty; }
    .result h2 { margin-bottom: ${space[3]}; ${type.h3} }
    .field { min-width: 0; container-type: inline-size; }
    .unscripted { padding: ${space[3]} ${space[4]}; border-inline-start: 3px solid var(--danger); background: var(--wash); }
    @media (scripting: enabled) {
      .unscripted { display: none; }
    }
    label { display: block; margin-bottom: ${space[1]}; font-weight: ${weight.strong}; ${type.small} }
    textarea, [type="url"] {
      display: block; box-sizing: border-box; width: 100%; min-height: ${size.control}; padding: ${space[2]} ${space[3]}; border: 1px solid var(--field);
      border-radius: var(--radius); background: var(--paper); ${type.body} transition: border-color var(--fast);
    }
    textarea, code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; ${type.small} text-autospace: no-autospace; }
    textarea { resize: vertical; }
    textarea:hover, [type="url"]:hover { border-color: var(--ink); }
    ::placeholder { color: var(--mute); opacity: 1; ${hint} }
    [aria-invalid="true"] { border-color: var(--danger); }
    .explain { margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    .refusal:not(:empty) { display: flex; gap: ${space[2]}; margin-top: ${space[1]}; color: var(--danger); ${type.small} }
    .refusal:not(:empty)::before {
      ${failureMark}
    }
    .sending, .copying { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[4]}; }
    .copying { margin-top: ${space[3]}; }
    .told { color: ${okColor}; font-weight: ${weight.strong}; ${type.small} }
    ol { display: grid; gap: ${space[5]}; margin-top: ${space[4]}; }
    ol li { min-width: 0; padding-inline-start: ${space[4]}; border-inline-start: 3px solid var(--line); }
    ol strong { display: block; ${type.small} }
    ol .blocks { border-color: var(--danger); }
    ol .limits { border-color: var(--accent); }
    pre { margin: ${space[1]} 0 0; padding: ${space[3]} ${space[4]}; border-radius: var(--radius); background: ${dim}; color: ${bright}; white-space: pre-wrap; }
    .whole { white-space: nowrap; }
    .unseen-from-here li { margin-top: ${space[2]}; padding-inline-start: ${space[4]}; border-inline-start: 2px solid var(--line); }
    ${from.desktop} {
      .bench { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    }
    @media print {
      form, .copying { display: none; }
    }
  `,
  [layoutSheet],
);
