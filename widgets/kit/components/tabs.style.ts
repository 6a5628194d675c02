import { createSheet } from '../runtime/sheet.ts';
import { below, from, space, type, weight } from '../styles/tokens.ts';

/** Without a script the address decides which panel shows; with one, `active` does. */
export const tabsSheet = createSheet(
  'tabs',
  (css) => css`
    .tab-panel { scroll-margin-top: ${space[10]}; }
    .tab-body { display: none; }
    .tabs.live .tab-panel.active .tab-body, .tabs:not(.live) .tab-panel:target .tab-body { display: block; }
    .tabs:not(.live):not(:has(:target)) .tab-panel.active .tab-body { display: block; }
    ${below.tablet} {
      .tab-list { display: none; }
      .tab-panel { border-bottom: 1px solid var(--line); }
      .tab-title { ${type.h4} }
      .tab-title a { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: 56px; padding-block: ${space[2]}; }
      .tab-title a::after { margin-inline-start: auto; }
      .tab-title a::after {
        content: ""; flex: none; width: 10px; height: 10px; translate: -2px -2px; border: solid var(--accent); border-width: 0 2px 2px 0;
        transform: rotate(45deg); transition: transform var(--fast);
      }
      .tab-title a[aria-expanded="true"]::after { translate: -2px 2px; transform: rotate(225deg); }
      .tab-body { padding-bottom: ${space[5]}; }
    }
    ${from.tablet} {
      .tab-list { display: flex; flex-wrap: wrap; gap: 0 ${space.gap}; margin-bottom: ${space[6]}; border-bottom: 1px solid var(--line); }
      .tab { position: relative; display: inline-flex; align-items: center; gap: ${space[2]}; min-height: 48px; color: var(--soft); font-weight: ${weight.strong}; }
      .tab:hover { color: var(--ink); }
      .tab::after { content: ""; position: absolute; inset: auto 0 -1px; height: 2px; background: var(--accent); opacity: 0; }
      .tabs.live .tab.active { color: var(--ink); }
      .tabs.live .tab.active::after, .tabs:not(.live):not(:has(:target)) .tab.active::after { opacity: 1; }
      .tab-title { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      .tabs.live .tab-title { display: none; }
    }
    @media print {
      .tab-list { display: none; }
      .tab-panel { break-inside: avoid; }
      .tab-panel + .tab-panel { margin-top: ${space[5]}; }
      .tabs .tab-panel .tab-body { display: block; }
      .tabs.live .tab-title, .tab-title {
        display: block; position: static; width: auto; height: auto; margin-bottom: ${space[3]}; clip-path: none; white-space: normal;
      }
      .tab-title a { display: flex; align-items: center; gap: ${space[2]}; }
    }
    @media (forced-colors: active) {
      .tab::after { forced-color-adjust: none; background: Highlight; }
    }
  `,
);
