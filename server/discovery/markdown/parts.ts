import { escapeHtml } from '../../base/escape.ts';

/** A part of a page as plain HTML; empty where there is nothing to say. */
export type Part = string;

export interface Point {
  title: string;
  desc?: string;
  /** An address within the site, or a whole one. */
  href?: string;
}

export const paragraph = (words: string | undefined): Part => (words ? `<p>${escapeHtml(words)}</p>` : '');

/** What belongs below a heading, with it; nothing without. */
export function section(title: string, ...parts: readonly Part[]): Part {
  const content = parts.join('');
  return content && `<h2>${escapeHtml(title)}</h2>${content}`;
}

export function points(list: readonly Point[] = []): Part {
  const items = list.map(({ title, desc, href }) => {
    const name = href
      ? `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`
      : `<strong>${escapeHtml(title)}</strong>`;
    return `<li>${name}${desc ? `: ${escapeHtml(desc)}` : ''}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Names with their values, one a line; those without a value are left out. */
export function facts(values: Readonly<Record<string, string | undefined>>): Part {
  const known = Object.entries(values).flatMap(([title, desc]) => (desc ? [{ title, desc }] : []));
  return points(known);
}
