import { chinese, splitPhrase } from '../../widgets/kit/components/split-phrase.ts';

/** Lets HTML in Chinese break between its words, and nowhere else: see `Phrase`, which does it for plain text. */
export function breakWords(html: string): string {
  return html.replace(/<[^>]*>|&[^;]*;|[^<&]+/g, (part) =>
    /^[^<&]/.test(part) && chinese.test(part) ? splitPhrase(part).join('<wbr>') : part,
  );
}

/** A table's cells are narrow on a phone, where a line would end inside every other word. */
export function breakCells(html: string): string {
  return html.replace(/(?<=<t[hd]\b[^>]*>)[\s\S]*?(?=<\/t[hd]>)/g, (content) => breakWords(content));
}
