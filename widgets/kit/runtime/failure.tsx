import type { ReactElement } from 'react';
import type { Word } from '../../../contract/text.ts';
import { failureText as text } from './failure.text.ts';

/** What an empty place shows when its content cannot be had: the fact, and a way on. */
export function createFailure(
  language: string | undefined,
  retry: () => void,
  words: Word = text.failed,
): ReactElement {
  const mark = language?.startsWith('en') ? 'en' : 'cn';
  return (
    <p className="failure" role="alert" lang={mark === 'cn' ? 'zh-CN' : 'en'}>
      {words[mark]}{' '}
      <button type="button" className="quiet" onClick={retry}>
        {text.retry[mark]}
      </button>
    </p>
  );
}
