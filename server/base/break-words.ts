import { chinese, splitPhrase } from '../../widgets/kit/components/split-phrase.ts';

/** Lets HTML in Chinese break between its words, and nowhere else: see `Phrase`, which does it for plain text. */
export function breakWords(html: string): string {
  return html.replace(/<[^>]*>|&[^;]*;|[^<&]+/g, (part) =>
    /^[^<&]/.test(part) && chinese.test(part) ? splitPhrase(part).join('<wbr>') : part,
  );
}
