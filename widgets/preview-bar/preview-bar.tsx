import { useEffect, useRef } from 'react';
import type { Site } from '../../contract/entities/site.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import { formatDate } from '../kit/runtime/dates.ts';
import type { PreviewBarProps } from './preview-bar.data.ts';
import { text } from './preview-bar.text.ts';

export function PreviewBar({ attributes, site, t }: PreviewBarProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? stayOnTop(element.current) : undefined), []);
  const { kind = '', name, state, until } = attributes;
  if (!name || !until || Number.isNaN(+new Date(until))) return null;
  const known = Object.hasOwn(text, kind) ? (kind as keyof typeof text) : 'entry';
  return (
    <aside ref={element} className="preview" aria-label={t('label')}>
      <p className="measure">
        <strong>{t('label')}</strong>
        <span>{t('of', { kind: t(known), name })}</span>
        <span>{t(state)}</span>
        <span>
          <time dateTime={until}>{t('until', { until: formatMoment(until, site) })}</time>
        </span>
      </p>
    </aside>
  );
}

/** A moment as the site's readers write it, to the minute and with its zone: links are passed around the world. */
function formatMoment(moment: string, site: Pick<Site, 'mark' | 'timeZone'>): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zoneOf(site),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(new Date(moment));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${formatDate(moment, site)} ${part('hour')}:${part('minute')} (${part('timeZoneName')})`;
}

/** Over a dialog, which browsers put on top of every page, it lies as a popover, at the foot of the screen. */
function stayOnTop(bar: HTMLElement): (() => void) | undefined {
  if (!('popover' in bar)) return undefined;
  let dialog: HTMLElement | null = null;
  const look = () => {
    if (dialog) dialog.style.paddingBottom = '';
    dialog = document.querySelector<HTMLElement>('dialog:modal');
    // What is closed comes back on top of what has opened since.
    bar.popover = dialog ? 'manual' : null;
    if (!dialog) return;
    if (bar.matches(':popover-open')) bar.hidePopover();
    bar.showPopover();
    // The dialog's end scrolls clear of it.
    dialog.style.paddingBottom = `${bar.offsetHeight}px`;
  };
  look();
  const moments = ['vt-open', 'vt-close'];
  for (const moment of moments) document.addEventListener(moment, look);
  return () => {
    for (const moment of moments) document.removeEventListener(moment, look);
  };
}
