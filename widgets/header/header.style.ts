import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { drawerSheet } from './drawer.style.ts';

/** The element itself stays at the top: whatever is inside of it could not leave it. */
const hostSheet = createPlainSheet(
  'header-host',
  '',
  ':root { scroll-padding-top: 96px; } vt-header, :host { display: block; position: sticky; top: 0; z-index: 10; }',
);

export const sheet = createSheet(
  'header',
  (css) => css`
    .shell { background: var(--paper); border-bottom: 1px solid var(--line); }
    .bar { display: flex; align-items: center; min-height: 60px; }
    .brand { display: flex; align-items: center; gap: 14px; min-height: 44px; margin-inline-end: auto; }
    .brand img { width: auto; height: 32px; }
    .portal { padding-inline-start: 14px; border-inline-start: 1px solid var(--line); font-size: 14px; font-weight: 600; line-height: 1.3; }
    .tool { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; }
    .tool:hover { background: var(--wash); }
    .bar > .tool:last-of-type { margin-inline-end: -10px; }
    .menu, .bar > .languages { display: none; }
    .top { display: flex; flex-wrap: wrap; justify-content: flex-end; }
    .item { display: flex; align-items: center; }
    .head {
      position: relative; display: flex; align-items: center; min-height: 48px; padding-inline: 5px; font-size: 14px;
      font-weight: 500; white-space: nowrap;
    }
    .head::after {
      content: ""; position: absolute; inset: auto 5px 6px; height: 2px; background: var(--accent); opacity: 0;
      transform: scaleX(.4); transition: opacity .2s, transform .3s var(--ease);
    }
    .head[aria-current]::after { opacity: 1; transform: none; }
    .head:focus-visible, .more:focus-visible { outline-offset: -4px; }
    .head[aria-current] { font-weight: 650; }
    .more {
      position: relative; z-index: 1; display: grid; place-items: center; width: 24px; height: 44px; margin-inline: -4px 0;
      color: var(--soft);
    }
    .more svg { transition: transform .25s var(--ease); }
    .open > .more svg { transform: rotate(180deg); }
    .item:hover > .more, .open > .more { color: var(--ink); }
    .panel {
      display: none; position: absolute; inset: 100% 0 auto; max-height: calc(100dvh - 72px); overflow-y: auto;
      overscroll-behavior: contain; background: var(--paper); border-bottom: 1px solid var(--line);
      box-shadow: 0 32px 48px -32px rgb(15 27 45 / 24%); cursor: default;
    }
    .live .open > .panel { display: block; }
    .still .item:focus-within > .panel { display: block; }
    .inner { display: grid; gap: 20px clamp(24px, 4vw, 72px); padding-block: 28px 40px; }
    .lead { display: flex; align-items: center; justify-content: space-between; gap: 24px; }
    .lead .soft { display: none; margin-top: 10px; }
    .title { font-size: 20px; font-weight: 650; line-height: 1.3; text-wrap: balance; }
    .soft { color: var(--soft); font-size: 14px; line-height: 1.55; }
    .all { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-size: 15px; font-weight: 600; }
    .all svg { color: var(--accent); transition: transform .25s var(--ease); }
    .all:hover svg { transform: translateX(4px); }
    .roomy { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 32px clamp(16px, 2.4vw, 40px); }
    .roomy:has(> :nth-child(5)) { grid-template-columns: repeat(3, 1fr); }
    .dense { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px clamp(16px, 2vw, 32px); }
    .entry { display: flex; gap: 14px; }
    .entry img { flex: none; width: 32px; height: 32px; }
    .words { display: grid; gap: 4px; align-content: start; }
    .name { font-weight: 600; line-height: 1.4; }
    .entry:hover .name { color: var(--accent); }
    .roomy .entry { padding-bottom: 16px; }
    .dense .entry { padding-block: 10px; }
    .dense .name { font-size: 15px; }
    .dense .soft { display: none; font-size: 13px; }
    .dense .entry img { width: 28px; height: 28px; }
    .roomy .leaves { border-top: 1px solid var(--line); padding-top: 8px; }
    .dense .leaves { padding-bottom: 8px; }
    .leaf { display: grid; gap: 2px; padding-block: 8px; }
    .leaf .name { font-size: 15px; font-weight: 500; }
    .leaf .soft { display: none; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; font-size: 13px; }
    .leaf:hover .name { color: var(--accent); }
    .languages { position: relative; align-items: center; gap: 6px; color: var(--soft); font-size: 14px; font-weight: 500; white-space: nowrap; }
    .languages .language { display: inline-flex; align-items: center; min-height: 44px; }
    .languages .language:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 4px; }
    .languages summary { display: flex; align-items: center; gap: 6px; min-height: 44px; cursor: pointer; list-style: none; }
    .languages summary::-webkit-details-marker { display: none; }
    .choices {
      position: absolute; inset: 100% 0 auto auto; display: grid; min-width: 160px; padding: 8px 20px; background: var(--paper);
      border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow);
    }
    @media (hover: hover) {
      .still .item:hover > .panel { display: block; }
      .item:hover > .head::after { opacity: 1; transform: none; }
    }
    @media (min-width: 768px) {
      .bar { min-height: 72px; gap: 8px; }
      .bar > .brand img { height: 30px; }
      .menu { display: block; }
      .bar > .languages { display: flex; }
      .languages svg { display: none; }
      .bar > .tool { display: none; }
    }
    @media (pointer: coarse) {
      .item > .more { width: 44px; margin-inline: -12px -8px; }
    }
    @media (min-width: 1024px) {
      .bar { gap: clamp(12px, 2vw, 32px); }
      .bar > .brand img { height: 36px; }
      .languages svg { display: block; }
      .head { min-height: 72px; padding-inline: 11px; font-size: 15px; }
      .head:lang(zh) { letter-spacing: .04em; }
      .head::after { inset: auto 11px -1px; }
      .more { margin-inline: -8px 2px; }
      .leaf .soft { display: -webkit-box; }
    }
    @media (min-width: 1280px) {
      .inner { grid-template-columns: minmax(200px, 1fr) 3.6fr; padding-block: 40px 48px; }
      .lead { display: block; }
      .lead .soft { display: block; }
      .title { margin-top: -4px; font-size: 22px; }
      .all { margin-top: 12px; }
      .dense .soft { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
    }
    @media (min-width: 1680px) {
      .bar { min-height: 84px; }
      .bar > .brand img { height: 40px; }
      .head { min-height: 84px; padding-inline: 20px; font-size: 17px; }
      .head::after { inset-inline: 20px; }
      .more { margin-inline: -14px 8px; }
      .panel { max-height: calc(100dvh - 84px); }
      .inner { padding-block: 56px 72px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .panel > .inner { animation: vt-unfold .28s var(--ease); }
      @keyframes vt-unfold { from { opacity: 0; transform: translateY(-6px); } }
    }
  `,
  [layoutSheet, hostSheet, drawerSheet],
);
