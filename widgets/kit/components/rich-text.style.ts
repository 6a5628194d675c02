import { anchorListWidth } from '../../../contract/constants.ts';
import { createSheet } from '../runtime/sheet.ts';
import { below, from, overlayShadow, space, type, weight } from '../styles/tokens.ts';

/** At the edge of a table beyond which there is more of it: a shadow that its own ends cover as they come into view. */
const scrollHint = `
  linear-gradient(90deg, var(--paper) ${space[3]}, transparent ${space[5]} calc(100% - ${space[5]}), var(--paper) calc(100% - ${space[3]})) local,
  linear-gradient(90deg, var(--line), var(--paper) ${space[3]} calc(100% - ${space[3]}), var(--line))`;

export const richTextSheet = createSheet(
  'rich-text',
  (css) => css`
    .rich { max-width: 68ch; overflow-wrap: break-word; text-wrap: pretty; }
    .rich:lang(zh) { max-width: 38em; }
    .rich > * + * { margin-top: ${space[4]}; }
    .rich > :is(table, figure) + *, .rich > :not(h2, h3, h4) + :is(table, figure) { margin-top: ${space[5]}; }
    .rich h2 { margin-top: ${space[7]}; ${type.h3} scroll-margin-top: ${space[5]}; }
    .rich :is(h3, h4) { margin-top: ${space[6]}; ${type.h4} scroll-margin-top: ${space[5]}; }
    .rich :is(h2, h3, h4):first-child { margin-top: 0; }
    .rich :is(h2, h3, h4):focus { outline: none; }
    .rich :is(ul, ol) { padding-inline-start: 1.4em; }
    .rich ul { list-style: disc; }
    .rich ol { list-style: decimal; }
    .rich li + li { margin-top: ${space[1]}; }
    .rich li::marker { color: var(--soft); }
    .rich a { text-decoration: underline; text-underline-offset: .25em; text-decoration-thickness: 1px; }
    .rich a:hover { text-decoration-thickness: 2px; }
    .rich blockquote { margin-inline: 0; padding-inline-start: ${space[5]}; border-inline-start: 2px solid var(--accent); color: var(--soft); }
    .rich img { display: block; max-width: 100%; height: auto; border-radius: var(--radius); }
    .rich figcaption { margin-top: ${space[2]}; color: var(--soft); ${type.small} }
    .rich table { display: block; width: fit-content; max-width: 100%; overflow-x: auto; border-collapse: collapse; background: ${scrollHint}; ${type.small} }
    .rich :is(th, td) { padding: ${space[2]} ${space[3]}; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; word-break: keep-all; }
    .rich td + td:not(.align-right) { min-width: calc(10em - var(--zh) * 4em); }
    .rich table:has(td:nth-child(5)) td:first-child { min-width: 9em; }
    .rich a[href^="tel:"] { white-space: nowrap; }
    .rich td a { padding-block: ${space[1]}; }
    .rich .align-right { text-align: end; font-variant-numeric: tabular-nums; }
    .rich .align-center { text-align: center; }
    .rich th { font-weight: ${weight.strong}; white-space: nowrap; }
    .rich pre { overflow-x: auto; padding: ${space[4]}; border-radius: var(--radius); background: var(--wash); ${type.small} }
    .rich hr { height: 0; border: 0; border-top: 1px solid var(--line); }
    .anchors a { display: block; padding-block: ${space[2]}; color: var(--soft); ${type.small} }
    .anchors a:hover { color: var(--ink); }
    .anchors a[aria-current] { color: var(--ink); font-weight: ${weight.strong}; }
    .anchors .inner a { padding-inline-start: ${space[4]}; }
    .anchors-button {
      display: flex; align-items: center; justify-content: space-between; width: 100%; min-height: 48px;
      border-block: 1px solid var(--line); font-weight: ${weight.strong};
    }
    ${below.desktop} {
      .anchors { margin-bottom: ${space[5]}; }
      .anchors-list:popover-open {
        position: fixed; inset: auto 0 0; width: auto; max-height: 70dvh; margin: 0; overflow-y: auto; border: 0;
        padding: ${space[4]} ${space.gutter} calc(${space[4]} + env(safe-area-inset-bottom)); background: var(--paper);
        color: var(--ink); box-shadow: ${overlayShadow};
      }
      .anchors a { min-height: 44px; padding-block: ${space[3]}; }
    }
    ${from.desktop} {
      .anchors { position: sticky; top: ${space[9]}; width: ${anchorListWidth}px; align-self: start; }
      .anchors-button { display: none; }
      .anchors-list { display: block; position: static; width: auto; margin: 0; border: 0; padding: 0; overflow: visible; background: none; color: inherit; }
      .anchors li { border-inline-start: 1px solid var(--line); padding-inline-start: ${space[4]}; }
      .anchors li:has([aria-current]) { border-inline-start-color: var(--accent); }
    }
    @media (forced-colors: active) {
      .rich table { --paper: Canvas; --line: CanvasText; forced-color-adjust: none; }
      .rich :is(th, td) { forced-color-adjust: auto; }
    }
    @media print {
      .anchors { display: none; }
      .rich { max-width: none; }
      .rich table { display: table; }
      .rich a:is([href^="http"], [href^="/"])::after { content: " (" attr(href) ")"; overflow-wrap: anywhere; }
    }
  `,
);
