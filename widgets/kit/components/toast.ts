import { toastDuration } from '../../../contract/constants.ts';
import { adoptSheet } from '../runtime/adopt-sheet.ts';
import { toastSheet } from './toast.style.ts';

/**
 * Says a sentence over everything for a moment (1000 ms unless told, section 9) and to screen readers. It stands in the
 * open dialog, where there is one, since whatever is outside of that is inert. The words stay in the live region for
 * a while after the eye has lost them: a reader may still be on its way.
 */
export function toast(host: HTMLElement, message: string, duration = toastDuration, mark?: 'ok' | 'bad'): void {
  // A page may have put words of its own in its place.
  if (!host.isConnected) return;
  const place = host.shadowRoot ?? host;
  const root = place.querySelector('dialog[open]') ?? place.querySelector('.vt') ?? place;
  adoptSheet(host.shadowRoot ?? host.ownerDocument, toastSheet);
  const element = document.createElement('div');
  element.className = `vt ${toastSheet.root}`;
  element.setAttribute('role', 'status');
  element.popover = 'manual';
  const words = element.appendChild(document.createElement('div'));
  words.className = mark ? `toast ${mark}` : 'toast';
  root.append(element);
  element.showPopover?.();
  // A live region speaks of what changes in it, so it has to be there before its words are.
  requestAnimationFrame(() => {
    words.textContent = message;
  });
  setTimeout(() => words.classList.add('gone'), duration);
  setTimeout(() => element.remove(), duration + 4000);
}
