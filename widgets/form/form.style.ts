import { createSheet } from '../kit/runtime/sheet.ts';

export const sheet = createSheet(
  'form',
  (css) => css`
    container-type: inline-size;
    .form { padding: clamp(24px, 5vw, 48px); }
    hgroup { margin-bottom: 28px; padding-inline-end: 32px; }
    h2 { font-size: clamp(22px, 3vw, 28px); }
    hgroup p { margin-top: 8px; color: var(--soft); }
    .fields { display: grid; grid-template-columns: 1fr; align-items: end; gap: 4px 24px; }
    .field { min-width: 0; }
    .field:focus { outline: none; }
    label, legend { display: block; margin-bottom: 6px; font-weight: 600; font-size: 15px; }
    small { font-weight: 400; font-size: 13px; color: var(--soft); }
    .explain { margin: -2px 0 6px; font-size: 14px; color: var(--soft); }
    input:not([type="checkbox"]):not([type="radio"]), select, textarea, summary {
      display: block; width: 100%; min-height: 48px; padding: 11px 14px; border: 1px solid #8a94a3;
      border-radius: var(--radius); background: var(--paper); line-height: 1.5; transition: border-color .2s;
    }
    textarea { resize: vertical; min-height: 96px; }
    .field .other { display: none; min-height: 64px; margin-top: 8px; }
    .field:has([value="OTHER"]:checked) { .other { display: block; } }
    ::placeholder { color: #677282; opacity: 1; }
    select, summary {
      appearance: none; padding-inline-end: 40px; text-overflow: ellipsis;
      background-image: linear-gradient(45deg, transparent 50%, var(--soft) 50%), linear-gradient(-45deg, transparent 50%, var(--soft) 50%);
      background-position: right 20px top 21px, right 15px top 21px; background-size: 5px 5px; background-repeat: no-repeat;
    }
    input:hover, select:hover, textarea:hover, summary:hover { border-color: var(--ink); }
    [aria-invalid="true"]:not(fieldset):not([type="checkbox"]), fieldset[aria-invalid="true"] summary { border-color: var(--danger); }
    .error { min-height: 24px; padding-top: 2px; font-size: 14px; color: var(--danger); }
    .boxes { display: flex; flex-wrap: wrap; gap: 4px 24px; }
    .boxes label, .consent label { display: flex; align-items: flex-start; gap: 10px; margin: 0; padding: 8px 0; font-weight: 400; cursor: pointer; }
    input[type="checkbox"], input[type="radio"] { flex: none; width: 20px; height: 20px; margin: 3px 0 0; accent-color: var(--accent); }
    summary { list-style: none; cursor: pointer; overflow: hidden; white-space: nowrap; }
    summary::-webkit-details-marker { display: none; }
    .multiple .boxes { flex-direction: column; gap: 0; padding: 8px 14px; border: 1px solid var(--line); border-top: 0; border-radius: 0 0 var(--radius) var(--radius); }
    .consent { margin-top: 4px; }
    .consent a, .failed a { text-decoration: underline; text-underline-offset: 3px; }
    .failed { margin-bottom: 16px; padding: 12px 16px; border-inline-start: 3px solid var(--danger); background: var(--wash); color: var(--danger); }
    .trap { position: absolute; inset-inline-start: -9999px; width: 1px; height: 1px; overflow: hidden; }
    .form > .primary { width: 100%; margin-top: 4px; }
    @container (min-width: 560px) {
      .fields { grid-template-columns: 1fr 1fr; }
      .wide { grid-column: 1 / -1; }
      .form > .primary { width: auto; min-width: 200px; }
    }
  `,
);
