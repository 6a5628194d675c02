import 'cally';
import type { SiteSummary } from '../../contract/entities/site.ts';
import { dayIn, zoneOf } from '../../contract/time-zone.ts';

interface CalendarOptions {
  site: SiteSummary;
  /** The first and the last day, as `2026-03-01`; empty where none is chosen. */
  days: readonly string[];
  /** How many months stand beside each other. */
  months: number;
  words: { previous: string; next: string };
  /** The visitor has chosen both. */
  onChoose(days: readonly string[]): void;
}

interface CalendarRange extends HTMLElement {
  value: string;
}

/** Puts a calendar into a place, instead of the one that it may have. */
export function showCalendar(place: HTMLElement, { site, days, months, words, onChoose }: CalendarOptions): void {
  const document = place.ownerDocument;
  const range = document.createElement('calendar-range') as CalendarRange;
  range.setAttribute('locale', site.lang);
  range.setAttribute('months', String(months));
  // The day that it is where the events are.
  range.setAttribute('today', dayIn(new Date(), zoneOf(site)));
  const [from, to] = days;
  if (from && to && from <= to) range.setAttribute('value', `${from}/${to}`);
  else if (from || to) range.setAttribute('focused-date', from || to || '');
  for (const way of ['previous', 'next'] as const) {
    const arrow = document.createElement('span');
    arrow.slot = way;
    arrow.setAttribute('aria-label', words[way]);
    arrow.setAttribute('role', 'img');
    arrow.textContent = way === 'next' ? '→' : '←';
    range.append(arrow);
  }
  const sheets = document.createElement('div');
  sheets.className = 'months';
  for (let offset = 0; offset < months; offset += 1) {
    const month = document.createElement('calendar-month');
    if (offset > 0) month.setAttribute('offset', String(offset));
    sheets.append(month);
  }
  range.append(sheets);
  range.addEventListener('change', () => onChoose(range.value.split('/')));
  place.replaceChildren(range);
}
