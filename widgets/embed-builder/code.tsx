import { useRef } from 'react';
import type { Snippet } from '../../contract/snippet-modes.ts';
import { type CodeName, codes } from '../../contract/snippets.ts';
import type { Translate } from '../kit/runtime/words.ts';
import { CodeText } from '../shared/code-text.tsx';
import { useCopy } from '../shared/use-copy.ts';
import type { text } from './embed-builder.text.ts';

const notes = {
  html: 'htmlNote',
  wordpress: 'wordpressNote',
  react: 'reactNote',
  vue: 'vueNote',
  'tag-manager': 'tagManagerNote',
} as const satisfies Record<CodeName, keyof typeof text>;

interface CodeProps {
  name: CodeName;
  snippet: Snippet;
  /** Whether a script is there to copy it. */
  live: boolean;
  t: Translate<typeof text>;
}

/** The code to paste into one kind of page, and the button that copies it. */
export function Code({ name, snippet, live, t }: CodeProps) {
  const element = useRef<HTMLElement>(null);
  const code = codes[name](snippet);
  const { copy, done } = useCopy(code, element);
  return (
    <>
      <p className="explain">{t(notes[name])}</p>
      <pre>
        <code ref={element}>
          <CodeText text={code} />
        </code>
      </pre>
      {live && (
        <div className="copying">
          <button type="button" className="primary" onClick={copy}>
            {t('copy')}
          </button>
          <p role="status" className={done === false ? 'told failed' : 'told'}>
            {done !== undefined && t(done ? 'copied' : 'notCopied')}
          </p>
        </div>
      )}
    </>
  );
}
