import { Fragment, type ReactNode, useContext } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';
import { readPieces } from './read-pieces.ts';
import { chinese, splitPhrase } from './split-phrase.ts';

interface PhraseProps {
  text: string;
}

/**
 * A heading's text, which may break between words alone. Chinese has no spaces between them, so that a browser would
 * break anywhere: here each place between two words has a `<wbr>`, and the sheet says `word-break: keep-all`.
 */
export function Phrase({ text }: PhraseProps): ReactNode {
  const { rendered, host } = useContext(SurroundingsContext);
  // A short number stays with what it counts; a long one would not fit a phone's line in a large text.
  if (!chinese.test(text)) return text.replace(/(?<![\d,.])(\d{1,3}%?) (?=[a-z])/g, '$1\u00a0');
  const pieces = (rendered && host && readPieces(host, text)) || splitPhrase(text);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
