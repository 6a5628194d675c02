import { largeFile } from '../../../contract/constants.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { isWeChat } from '../runtime/device.ts';
import { createTranslate } from '../runtime/words.ts';
import { fileText } from './follow-file.text.ts';
import { toast } from './toast.ts';

/** Leads to a file where a new tab is of no use: on iOS, in this one, a moment after saying so (section 8). */
export function followFile(host: HTMLElement, site: Pick<Site, 'mark'>, href: string): void {
  const t = createTranslate('file', fileText, site, {});
  toast(host, t(isWeChat() ? 'inBrowser' : 'large'), largeFile.toast);
  if (!isWeChat()) setTimeout(() => location.assign(href), largeFile.navigate);
}
