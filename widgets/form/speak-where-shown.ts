import type { Dictionary, Site } from '../../contract/entities/site.ts';
import { createTranslate, type Translate } from '../kit/runtime/words.ts';
import type { FormProps } from './form.data.ts';
import { sendingText } from './sending.text.ts';
import { whereShown } from './under-way.ts';

type Trial = typeof import('./test-mode.tsx');

/**
 * The words of a sending in the language that its form is shown in when they are said: its page may have changed that
 * meanwhile.
 * @param trial what says otherwise that nothing is kept, in test mode
 */
export function speakWhereShown(props: FormProps, host: HTMLElement, trial?: Trial): Translate<typeof sendingText> {
  return (...said) => {
    const { site, dictionary } = findLanguage(props, host);
    const ofLead = createTranslate('form', sendingText, site, dictionary);
    return (trial?.reword(ofLead, site) ?? ofLead)(...said);
  };
}

function findLanguage(
  { site, dictionary }: FormProps,
  host: HTMLElement,
): { site: Pick<Site, 'mark'>; dictionary: Dictionary } {
  const lang = whereShown(host).shadowRoot?.querySelector<HTMLElement>('.vt')?.lang;
  if (!lang || lang === site.lang) return { site, dictionary };
  return { site: { mark: lang.startsWith('zh') ? 'cn' : 'en' }, dictionary: {} };
}
