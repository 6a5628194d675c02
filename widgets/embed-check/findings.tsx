import { type RefObject, useRef } from 'react';
import type { EmbedCheck, EmbedFinding, Mend, PolicySource } from '../../contract/entities/embed-check.ts';
import { CodeText } from '../shared/code-text.tsx';
import { useCopy } from '../shared/use-copy.ts';
import type { EmbedCheckProps } from './embed-check.data.ts';

type Translate = EmbedCheckProps['t'];

interface FindingsProps {
  check: EmbedCheck;
  /** What the focus goes to. */
  heading: RefObject<HTMLHeadingElement | null>;
  t: Translate;
}

/** What was found, the heaviest first, each with the line that mends it. */
export function Findings({ check, heading, t }: FindingsProps) {
  const { findings, more, seen } = check;
  const count = findings.length + more;
  return (
    <section className="findings">
      <h2 ref={heading} tabIndex={-1}>
        {count === 0 ? t('nothingFound') : count === 1 ? t('oneFound') : t('found', { count })}
      </h2>
      <p className="explain">{t('seen', seen)}</p>
      {findings.length > 0 && (
        <ol>
          {findings.map((finding) => (
            <Finding key={JSON.stringify(finding)} finding={finding} several={seen.policies > 1} t={t} />
          ))}
        </ol>
      )}
      {more > 0 && <p>{t('more', { count: more })}</p>}
    </section>
  );
}

function Finding({ finding, several, t }: { finding: EmbedFinding; several: boolean; t: Translate }) {
  const { code, weight, parts, mend, policy } = finding;
  return (
    <li className={weight}>
      <p>
        <strong>{t(weight)}</strong> {t(code, parts)}
      </p>
      {policy && (several || policy.reportOnly) && <p className="explain">{describe(policy, several, t)}</p>}
      {mend && <Line mend={mend} t={t} />}
    </li>
  );
}

function describe({ from, number, reportOnly }: PolicySource, several: boolean, t: Translate): string {
  const which = several ? [t(from === 'meta' ? 'ofMeta' : 'ofHeader', { number })] : [];
  return [...which, ...(reportOnly ? [t('reportOnly')] : [])].join(' ');
}

/** A line to copy. */
function Line({ mend: { way, line }, t }: { mend: Mend; t: Translate }) {
  const element = useRef<HTMLElement>(null);
  const { copy, done } = useCopy(line, element);
  return (
    <>
      <p className="explain">{t(way)}</p>
      <pre>
        <code ref={element}>
          <CodeText text={line} />
        </code>
      </pre>
      <div className="copying">
        <button type="button" className="secondary" aria-label={t('copyLine', { line })} onClick={copy}>
          {t('copy')}
        </button>
        <p role="status" className={done === false ? 'refusal' : 'told'}>
          {done !== undefined && t(done ? 'copied' : 'notCopied')}
        </p>
      </div>
    </>
  );
}
