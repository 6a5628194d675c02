import { dialogSheet } from '../kit/components/dialog.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'footer',
  (css) => css`
    .ground { background: var(--wash); border-top: 1px solid var(--line); font-size: 15px; }
    .columns {
      display: grid; grid-template-columns: 1fr 1fr; gap: 40px clamp(24px, 5vw, 80px); padding-block: clamp(48px, 6vw, 88px) clamp(32px, 4vw, 64px);
    }
    .contact { grid-column: 1 / -1; }
    .brand { display: inline-flex; align-items: center; min-height: 44px; margin-bottom: 12px; }
    .brand img { width: auto; height: 36px; }
    .contact li { display: flex; align-items: center; gap: 12px; min-height: 44px; padding-block: 6px; line-height: 1.5; }
    .contact li img { flex: none; width: 20px; height: 20px; }
    .contact li a { display: inline-flex; align-items: center; min-height: 44px; margin-block: -6px; font-weight: 600; }
    .group h2 { margin-bottom: 8px; color: var(--soft); font-size: 14px; font-weight: 500; letter-spacing: 0; }
    .group a, .code-name { display: inline-flex; align-items: center; min-height: 44px; line-height: 1.4; text-align: start; }
    .code { position: relative; }
    .code-name:focus-visible { outline-offset: 1px; }
    .code-card {
      display: none; position: absolute; z-index: 11; inset: auto auto 100% 0; width: 232px; padding: 16px;
      border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); color: var(--ink);
      box-shadow: var(--shadow); font-size: 14px; line-height: 1.5; text-align: center;
    }
    .code img { width: 198px; height: 198px; margin-inline: auto; }
    .code p { margin-top: 8px; }
    .code .dialog:popover-open { display: block; }
    .code .dialog-close { display: grid; }
    .code .panel { max-width: 360px; padding: 64px 24px 32px; text-align: center; }
    .legal {
      display: flex; flex-wrap: wrap; justify-content: flex-start; gap: 4px 32px; padding-block: 20px calc(24px + env(safe-area-inset-bottom));
      border-top: 1px solid var(--line); color: var(--soft); font-size: 13px;
    }
    .legal p, .legal a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; }
    .legal ul { display: flex; flex-wrap: wrap; gap: 0 28px; }
    @media (hover: hover) {
      .ground a:hover, .code-name:hover { text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; }
      .code:hover > .code-card { display: block; }
    }
    @media (hover: hover), (min-width: 768px) {
      .code-name:focus-visible + .code-card { display: block; }
    }
    .dismissed.code > .code-card { display: none; }
    .dismissed > .code-name:focus-visible + .code-card { display: none; }
    @media (max-width: 767.98px) {
      .code .panel { max-width: none; }
    }
    @media (min-width: 768px) {
      .columns { grid-template-columns: repeat(3, 1fr); }
      .contact ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 24px; }
      .group a, .code-name { min-height: 36px; }
      .contact li, .contact li a { min-height: 36px; }
      .legal p, .legal a { min-height: 32px; }
    }
    @media (min-width: 1024px) {
      .columns { grid-template-columns: 1.8fr 1fr 1fr 1fr; }
      .contact { grid-column: auto; }
      .contact ul { display: block; }
    }
  `,
  [layoutSheet, dialogSheet],
);
