import { useContext, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { codeNames } from '../../contract/snippets.ts';
import { say } from '../../contract/text.ts';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Tabs } from '../kit/components/tabs.tsx';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { CodeText } from '../shared/code-text.tsx';
import { checkPath, guidePath } from '../shared/embed-paths.ts';
import { Code } from './code.tsx';
import type { EmbedBuilderProps } from './embed-builder.data.ts';
import { names } from './names.text.ts';
import { Options } from './options.tsx';
import { previewPath, readChoice, writeQuery } from './read-choice.ts';

/** How long nobody types before the preview and the address follow, in milliseconds. */
const pause = 300;

/** Options on the left; what they make on the right, alive and as code. Without a script its form asks the server. */
export function EmbedBuilder(props: EmbedBuilderProps) {
  const { data, site, sites, t, id, link } = props;
  const { options } = data;
  const { origin } = useContext(SurroundingsContext);
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(data.query);
  /** The query that the preview shows; nothing before the script has come. */
  const [shown, setShown] = useState<string>();
  const choice = readChoice({ options, sites, mark: site.mark }, query);
  const search = writeQuery(query, options, site.mark);

  const read = () => {
    if (form.current) setQuery(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
  };
  // What was chosen before the script had come counts.
  useEffect(read, []);
  useEffect(() => {
    const follow = () => {
      setShown(search);
      // A foreign page's address is its own.
      if (!origin) history.replaceState(history.state, '', location.pathname + search + location.hash);
    };
    const timer = setTimeout(follow, pause);
    return () => clearTimeout(timer);
  }, [search, origin]);

  const live = shown !== undefined;
  const vendor = options.origin;
  // A foreign page may forbid frames: there it is a page of its own.
  const preview = `${origin}${previewPath}${(shown ?? search) || '?'}&lang=${site.lang}`;
  return (
    <section className="builder" aria-labelledby={id('title')}>
      <div className="asking">
        <div className="measure">
          <h1 id={id('title')}>
            <Phrase text={t('title')} />
          </h1>
          <Lead className="lead" text={t('lead')} />
        </div>
      </div>
      <div className="measure bench">
        <form
          ref={form}
          className="options"
          action={link(addresses.embed)}
          aria-label={t('options')}
          noValidate
          onInput={read}
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <Options {...props} choice={choice} query={query} live={live} />
          {!live && (
            <button type="submit" className="primary">
              {t('show')}
            </button>
          )}
        </form>
        <div className="made">
          <section className="preview" aria-labelledby={id('preview')}>
            <h2 id={id('preview')}>{t('preview')}</h2>
            {live && !origin ? (
              // Made anew each time: a frame that went elsewhere would be a step of the page's own history.
              <iframe
                key={shown}
                title={t('previewOf', { name: say(names[choice.widget], site.mark) })}
                sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
                src={preview}
              />
            ) : (
              <div className="waiting">
                <a className="secondary" href={preview} target="_blank" rel="noopener">
                  {t('showPreview')}
                </a>
              </div>
            )}
            <p className="explain">{t('previewNote')}</p>
          </section>
          <section className="codes" aria-labelledby={id('code')}>
            <h2 id={id('code')}>{t('code')}</h2>
            <Tabs
              label={t('code')}
              tabs={codeNames.map((name) => ({
                id: name,
                title: t(name),
                view: <Code name={name} snippet={choice.snippet} live={live} t={t} />,
              }))}
            />
          </section>
          <section className="before" aria-labelledby={id('before')}>
            <h2 id={id('before')}>{t('before')}</h2>
            <ul>
              <li>{t('origins')}</li>
              <li>
                {t('policy')}
                <code>
                  <CodeText
                    text={`script-src ${vendor}${choice.release === 'sealed' ? ` '${options.release.sealed.map}'` : ''}; connect-src ${vendor}; img-src ${vendor}; media-src ${vendor}`}
                  />
                </code>
              </li>
              <li>
                <a className="quiet" href={link(checkPath)}>
                  {t('check')}
                </a>
              </li>
              <li>
                <a className="quiet" href={origin + guidePath}>
                  {t('guide')}
                </a>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </section>
  );
}
