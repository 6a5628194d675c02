import type { LeadReceipt } from '../../contract/entities/lead.ts';
import { vitrine } from '../kit/runtime/origin.ts';

/** A receipt whose links can be followed from here: files behind a form are where calls are answered. */
export function reachLinks<Receipt extends Pick<LeadReceipt, 'links'> | undefined>(receipt: Receipt): Receipt {
  const { api } = vitrine();
  if (api === undefined || !receipt?.links) return receipt;
  const whole = <File extends { url: string }>(file: File): File => ({
    ...file,
    url: file.url.startsWith('/') ? api + file.url : file.url,
  });
  const links = receipt.links.map((link) => ({ ...whole(link), captions: link.captions?.map(whole) }));
  return { ...receipt, links };
}
