import type { MarkedPart } from '../../contract/entities/search.ts';
import { Phrase } from '../kit/components/phrase.tsx';

/** A text with the words marked that it was found by. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name
      <mark key={index}>{text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <Phrase key={index} text={text} />
    ),
  );
}
