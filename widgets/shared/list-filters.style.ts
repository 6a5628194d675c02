import { filtersSheet } from '../kit/components/filters.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, calendarDay, fewLetters, from, layer, size, space, type, weight } from '../kit/styles/tokens.ts';
import { foldArrow } from './fold-arrow.ts';
import { refusalsSheet } from './refusals.style.ts';
import { searchCross } from './search-cross.ts';

/** What lies open over the list. */
const panel = `
  position: absolute; z-index: ${layer.floating}; inset: calc(100% + ${space[1]}) auto auto 0; width: max-content; max-width: min(680px, calc(100vw - 40px));
  padding: ${space[4]}; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow);
`;

export const listFiltersSheet = createSheet(
  'list-filters',
  (css) => css`
    .dates { position: relative; display: grid; grid-template-columns: minmax(0, 10.5em) auto minmax(0, 10.5em) auto; align-items: center; gap: ${space[1]} ${space[2]}; min-width: 0; }
    .filters > .keyword { grid-template-columns: minmax(0, 1fr); min-width: 0; }
    .keyword ::-webkit-search-cancel-button { width: ${space[3]}; height: ${space[3]}; ${searchCross} }
    .dates-label { grid-column: 1 / -1; ${type.small} }
    .list-filters .dates input { width: 100%; min-width: 0; }
    .dates summary { display: grid; place-items: center; width: ${size.target}; height: ${size.control}; border-radius: var(--radius); }
    .choice { position: relative; }
    :is(.choice, .calendar) summary { list-style: none; cursor: pointer; }
    :is(.choice, .calendar) summary::-webkit-details-marker { display: none; }
    .choice summary {
      display: flex; align-items: center; gap: ${space[2]}; min-width: 11em; min-height: ${size.control}; padding-inline: ${space[3]};
      border: 1px solid var(--field); border-radius: var(--radius); white-space: nowrap;
    }
    .choice summary::after { ${foldArrow.shut} }
    .choice[open] summary::after { ${foldArrow.open} }
    .choice summary span { font-weight: ${weight.strong}; ${type.small} }
    .choice fieldset { ${panel} display: grid; grid-template-columns: repeat(2, minmax(0, auto)); gap: 0 ${space[5]}; max-height: 60vh; overflow: auto; }
    .list-filters .choice label { display: flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; cursor: pointer; ${type.body} }
    .list-filters .choice input { flex: none; width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: var(--ink); }
    .calendar-panel { ${panel} }
    .calendar-panel[aria-busy="true"] { min-width: 280px; min-height: 320px; }
    .calendar-panel p { color: var(--soft); }
    .months { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space[5]}; }
    calendar-range::part(button) { min-width: ${size.target}; min-height: ${size.target}; border-radius: var(--radius); background: none; border: 0; color: inherit; font: inherit; cursor: pointer; }
    calendar-range::part(heading) { font-weight: ${weight.strong}; }
    calendar-month { --color-accent: var(--ink); --color-text-on-accent: var(--paper); }
    calendar-month::part(button) { width: min(40px, (100vw - 80px) / 7); height: 40px; border-radius: var(--radius); font: inherit; ${calendarDay} }
    calendar-month::part(range-inner) { border-radius: 0; }
    calendar-month::part(today) { outline: 1px solid var(--ink); outline-offset: -1px; }
    calendar-month::part(head) { color: var(--soft); font-weight: ${weight.normal}; }
    @media (scripting: enabled) {
      .dates input::-webkit-calendar-picker-indicator { display: none; }
    }
    @media (scripting: none) {
      .calendar { display: none; }
    }
    ${from.tablet} {
      .filters > .keyword { flex: 1 8em; max-width: 16em; }
    }
    ${below.large} {
      .list-filters .filters { column-gap: ${space[4]}; }
      .dates { flex: 0 1 21em; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto; }
      /* Two rows, whatever is chosen: in one, a tick or the way to clear all would move what stands beside it to the next. */
      .filters:has(.choice) { display: grid; grid-template-columns: repeat(auto-fit, minmax(9em, 1fr)); }
      .dates:has(~ .choice) { grid-column: span 2; }
      .choice ~ .keyword { grid-column: 1 / span 2; max-width: none; }
      .choice summary { flex-wrap: wrap; min-width: 0; }
      .choice ~ .quiet { justify-content: center; }
    }
    /* In large text one below the other, equally wide: what stands between them would take its room from the first. */
    ${fewLetters} {
      .list-filters .dates input { min-width: 100%; }
      .dates > input + span { display: none; }
    }
    ${below.tablet} {
      .list-filters .filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(8em, 40%), 1fr)); gap: ${space[3]}; }
      .filters > :is(.dates, .keyword, button, .quiet) { grid-column: 1 / -1; }
      .filters > .quiet { justify-content: center; }
      .dates { display: flex; flex-wrap: wrap; }
      .dates-label { flex: 1 0 calc(100% - ${size.target} - ${space[3]}); }
      .list-filters .dates input { flex: 1 1 7.5em; }
      .dates > :is(input, input + span) { order: 1; }
      .calendar-panel { right: 0; width: auto; max-width: none; }
      .calendar-panel > div { display: grid; justify-content: center; }
      /* As wide as all filters: in one column a long list would end beyond the window, below the fixed bar. */
      .list-filters .filters { position: relative; }
      .choice { position: static; }
      .choice fieldset {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr)); inset: auto 0; width: auto; max-width: none; margin-top: ${space[1]};
      }
    }
  `,
  [filtersSheet, refusalsSheet],
);
