import { createSheet } from '../kit/runtime/sheet.ts';
import { bright, size, space, weight } from '../kit/styles/tokens.ts';

/** A picture, and over the whole of it the button that plays the film. */
export const eventFilmSheet = createSheet(
  'event-film',
  (css) => css`
    .film { position: relative; overflow: hidden; border-radius: calc(var(--radius) * 2); background: var(--wash); aspect-ratio: 8 / 5; }
    .film img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .film:has(.film-play):hover img { transform: scale(1.03); }
    .film-play { position: absolute; inset: 0; display: flex; align-items: end; padding: ${space[4]}; color: ${bright}; font-weight: ${weight.strong}; }
    .film-play > span {
      display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${size.control}; padding-inline: ${space[4]} ${space[5]}; border-radius: calc(6 * var(--radius));
      background: color-mix(in srgb, var(--night) 88%, transparent); transition: background var(--fast);
    }
    .film-play:hover > span { background: var(--accent); }
    .film-play svg { flex: none; fill: currentcolor; }
    .film-play:focus-visible { outline-offset: -6px; }
    @media (forced-colors: active) {
      .film-play > span { border: 1px solid; }
    }
    @media print {
      .film-play { display: none; }
    }
  `,
);
