import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { EmbedCheck } from '../../contract/entities/embed-check.ts';
import type { CallError } from '../../contract/unwrap.ts';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { guidePath } from '../shared/embed-paths.ts';
import type { EmbedCheckProps } from './embed-check.data.ts';
import { Field } from './field.tsx';
import { Findings } from './findings.tsx';
import { type Faults, findFaults, type Given, type Part } from './read-given.ts';

type State =
  | { name: 'waiting' }
  | { name: 'checking' }
  | { name: 'failed'; words: 'failed' | 'busy' }
  | { name: 'checked'; check: EmbedCheck };

/** What was given last, and what is wrong with it. */
interface Asked {
  given: Given;
  faults: Faults;
}

const nothing: Asked = { given: { headers: '', html: '', address: '' }, faults: {} };

/** What is shown where nothing was pasted yet. */
const examples: Readonly<Record<Part, string>> = {
  headers: "content-type: text/html\ncontent-security-policy: default-src 'self'; script-src 'self'",
  html: '<script async src="…/loader.js"></script>\n<vt-form form-id="1"></vt-form>',
  address: 'https://example.com/contact',
};

/** Headers, HTML and address of somebody's page; below or beside them what was found in them. */
export function EmbedCheckView(props: EmbedCheckProps) {
  const { site, t, id, link, call } = props;
  const { origin } = useContext(SurroundingsContext);
  const [asked, setAsked] = useState(nothing);
  const [state, setState] = useState<State>({ name: 'waiting' });
  const heading = useRef<HTMLHeadingElement>(null);
  // What was found is read next, by whoever cannot see that it has come.
  useEffect(() => {
    if (state.name === 'checked') heading.current?.focus();
  }, [state]);

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Given;
    const faults = findFaults(given);
    // Where the same is said once more, a screen reader hears it only if it was gone before.
    setAsked({ given, faults: {} });
    await undefined;
    setAsked({ given, faults });
    const [first] = Object.keys(faults);
    if (first) form.querySelector<HTMLElement>(`[name="${first === 'all' ? 'headers' : first}"]`)?.focus();
    if (first || state.name === 'checking') return;
    setState({ name: 'checking' });
    try {
      const { headers, html, address } = given;
      const body = { site: { id: site.id }, headers, html, ...(address.trim() && { address: address.trim() }) };
      setState({ name: 'checked', check: await call('POST /embed/check', { body }) });
    } catch (error) {
      setState({ name: 'failed', words: (error as Partial<CallError>).status === 429 ? 'busy' : 'failed' });
      console.error(error);
    }
  };

  const field = { ...asked, examples, t, id };
  return (
    <section className="check" aria-labelledby={id('title')}>
      <div className="asking">
        <div className="measure">
          <h1 id={id('title')}>
            <Phrase text={t('title')} />
          </h1>
          <Lead className="lead" text={t('lead')} />
          <p className="ways">
            <a className="quiet" href={link(addresses.embed)}>
              {t('builder')}
            </a>
            <a className="quiet" href={origin + guidePath}>
              {t('guide')}
            </a>
          </p>
        </div>
      </div>
      <div className="measure bench">
        {/* Without its script it is sent nowhere: what was pasted belongs into no address. */}
        <form method="dialog" aria-label={t('page')} noValidate onSubmit={check}>
          <p className="unscripted">{t('scripts')}</p>
          <Field {...field} name="headers" rows={7} />
          <Field {...field} name="html" rows={10} />
          <Field {...field} name="address" />
          <div className="sending">
            <button type="submit" className="primary" aria-disabled={state.name === 'checking'}>
              {t(state.name === 'checking' ? 'checking' : 'check')}
            </button>
            <p role="alert" className="refusal">
              {asked.faults.all && t('nothingGiven')}
              {state.name === 'failed' && t(state.words)}
            </p>
          </div>
        </form>
        <div className="result">
          {state.name === 'checked' && <Findings check={state.check} heading={heading} t={t} />}
          <section aria-labelledby={id('unseen')}>
            <h2 id={id('unseen')}>{t('unseen')}</h2>
            <ul className="unseen-from-here">
              {(['unseenAdded', 'unseenBrowser', 'unseenNetwork', 'unseenConsole'] as const).map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </section>
  );
}
