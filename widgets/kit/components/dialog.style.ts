import { createSheet } from '../runtime/sheet.ts';

export const dialogSheet = createSheet(
  'dialog',
  (css) => css`
    .dialog {
      position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
      border: 0; background: none; color: inherit; visibility: visible; pointer-events: auto; overflow-y: scroll; overscroll-behavior: contain; scrollbar-width: none;
    }
    .dialog::-webkit-scrollbar { display: none; }
    .dialog:not([open]) { display: none; }
    .dialog::backdrop { background: rgb(15 27 45 / 62%); backdrop-filter: blur(3px); }
    .stage { min-height: calc(100% + 1px); display: grid; place-items: center; padding: 24px 16px; }
    .panel {
      position: relative; width: min(100%, 720px); background: var(--paper); border-radius: calc(var(--radius) * 2);
      box-shadow: 0 32px 80px -24px rgb(15 27 45 / 50%);
    }
    .dialog-close {
      position: absolute; inset-block-start: 12px; inset-inline-end: 12px; width: 44px; height: 44px; display: grid;
      place-items: center; border-radius: 50%; color: var(--soft);
    }
    .dialog-close:hover { background: var(--wash); color: var(--ink); }
    @media (max-width: 767.98px) {
      .stage { padding: 0; place-items: end stretch; }
      .panel { width: 100%; border-radius: 16px 16px 0 0; margin-top: 32px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .dialog[open]:modal .panel { animation: vt-rise .32s var(--ease); }
      @keyframes vt-rise { from { opacity: 0; transform: translateY(16px); } }
    }
    @media (scripting: none) {
      .dialog[open] { position: static; height: auto; overflow: visible; }
      .stage { min-height: 0; padding-block: 32px; }
      .panel { box-shadow: none; border: 1px solid var(--line); }
      .dialog-close { display: none; }
    }
  `,
);
