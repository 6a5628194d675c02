import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { below, from, layer, motion, size, space, type, weight } from '../kit/styles/tokens.ts';

/** A window as low as where a page is zoomed to 400 %. */
const fewLines = '(height < 320px)';

/**
 * Neither form of it lies over what the page says: on a desktop it stands in the margin, before that it is a strip of
 * the window's own. It comes to rest above the footer, where one follows; on a page that ends with a band whose button
 * does the same it goes once that comes. In a window of a few lines it waits above the footer: beside the header it
 * would leave too little of the page in sight.
 */
const hostSheet = createPlainSheet(
  'actions-host',
  '',
  `
vt-actions, :host { display: block; position: fixed; z-index: ${layer.floating}; inset: auto 0 0; }
vt-actions:has(+ vt-footer) { position: sticky; }
@media ${fewLines} { ${below.desktop} { body > vt-actions:has(+ vt-footer) { position: static; } } }
${from.desktop} { vt-actions, :host { height: 0; } }
@supports (timeline-scope: none) { ${below.desktop} { @media not ${fewLines} {
  body { timeline-scope: --band; }
  main > vt-consult-cta:last-child { display: block; view-timeline: --band; }
  body:has(> main > vt-consult-cta:last-child) > vt-actions { position: fixed; animation: vt-sunk linear both; animation-timeline: --band; animation-range: entry 0 entry 60px; }
  @keyframes vt-sunk { to { visibility: hidden; transform: translateY(100%); } }
} } }
@media print { vt-actions, :host { display: none; } }
`,
);

/** The page's first screen has buttons of its own, and so has the header but for tablets: these come once those have gone. */
export const sheet = createSheet(
  'actions',
  (css) => css`
    .stack { display: flex; background: var(--paper); }
    .to-top, .consult { display: inline-flex; align-items: center; justify-content: center; transition: background var(--fast); }
    .to-top { min-height: ${size.target}; border: 1px solid var(--line); background: var(--paper); }
    .to-top:hover { background: var(--wash); }
    .consult { min-height: ${size.target}; background: var(--accent); color: var(--on-accent); font-weight: ${weight.strong}; }
    .consult:hover { background: var(--accent-deep); }
    .consult svg { flex: none; }
    @media (forced-colors: active) {
      .consult { border: 1px solid; }
    }
    ${below.desktop} {
      .stack {
        justify-content: flex-end; gap: ${space[2]}; overflow: clip; border-top: 1px solid var(--line);
        padding: ${space[2]} max(${space.gutter}, env(safe-area-inset-right)) calc(${space[2]} + env(safe-area-inset-bottom)) max(${space.gutter}, env(safe-area-inset-left));
      }
      .to-top { flex: none; align-self: center; width: ${size.target}; border-radius: 50%; }
      .consult { flex: 0 1 auto; min-width: 200px; gap: ${space[2]}; padding-inline: ${space[4]}; border-radius: var(--radius); text-align: center; }
    }
    ${below.tablet} {
      .consult { flex-grow: 1; }
    }
    ${from.desktop} {
      .stack { position: absolute; bottom: ${space[5]}; right: 0; flex-direction: column; align-items: flex-end; gap: ${space[2]}; background: none; }
      .to-top, .consult {
        width: ${space.gutter}; min-height: ${size.control}; border-radius: calc(var(--radius) * 2) 0 0 calc(var(--radius) * 2); box-shadow: var(--shadow);
      }
      .to-top { border-inline-end: 0; }
      .label { max-width: 0; overflow: hidden; white-space: nowrap; ${type.small} transition: max-width ${motion.slow} ${motion.ease}; }
      .consult:is(:hover, :focus-visible) { width: auto; padding-inline: ${space[3]} ${space[4]}; }
      .consult:is(:hover, :focus-visible) .label { max-width: 16em; padding-inline-start: ${space[2]}; }
      .to-top:focus-visible, .consult:focus-visible { outline-offset: -5px; border-radius: calc(var(--radius) * 2) 0 0 calc(var(--radius) * 2); }
      .consult:focus-visible { outline-color: var(--on-accent); }
    }
    @supports (animation-timeline: scroll()) {
      .to-top { visibility: hidden; animation: vt-scrolled linear both; animation-timeline: scroll(root); animation-range: 240px 480px; }
      ${below.desktop} {
        .stack { animation: vt-risen linear both; animation-timeline: scroll(root); animation-range: min(360px, 80%) min(420px, 100%); }
      }
      ${from.desktop} {
        .consult { animation: vt-scrolled linear both; animation-timeline: scroll(root); animation-range: 560px 720px; }
      }
      @keyframes vt-scrolled { from { visibility: hidden; opacity: 0; } to { visibility: inherit; opacity: 1; } }
      @keyframes vt-risen { from { visibility: hidden; transform: translateY(100%); } to { visibility: inherit; transform: none; } }
    }
  `,
  [hostSheet],
);
