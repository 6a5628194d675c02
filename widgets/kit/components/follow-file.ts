import { largeFile } from '../../../contract/constants.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { isWeChat } from '../runtime/device.ts';
import { createTranslate } from '../runtime/words.ts';
import { fileText } from './follow-file.text.ts';
import { goToFile } from './go-to-file.ts';
import { toast } from './toast.ts';

/** Section 8: iOS loads a file in this tab, a moment after it was said. */
export function leaveForFile(host: HTMLElement, words: string, href: string): void {
  toast(host, words, largeFile.toast);
  setTimeout(() => goToFile(href), largeFile.navigate);
}

/** Leads to a file where a new tab is of no use. */
export function followFile(host: HTMLElement, site: Pick<Site, 'mark'>, href: string): void {
  const t = createTranslate('file', fileText, site, {});
  if (isWeChat()) toast(host, t('inBrowser'), largeFile.toast);
  else leaveForFile(host, t('large'), href);
}
