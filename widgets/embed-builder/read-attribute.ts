import type { EmbedAttribute, EmbedOptions } from '../../contract/entities/embed.ts';
import { readUnlock } from '../../contract/unlock.ts';

/** What cannot be meant; `text.ts` has each in words. */
export type Fault =
  | 'unknownWidget'
  | 'unknownSite'
  | 'unknownForm'
  | 'badNumber'
  | 'badChoice'
  | 'badAmount'
  | 'badValues'
  | 'badUnlock'
  | 'badAddress'
  | 'badFilm'
  | 'noId'
  | 'noAddress'
  | 'noFilm'
  | 'badColor'
  | 'badLength';

/** What is wrong where nothing was said of what a widget needs, by its attribute's kind. */
export const missing: Readonly<Partial<Record<EmbedAttribute['kind'], Fault>>> = {
  id: 'noId',
  text: 'noAddress',
  films: 'noFilm',
};

interface Read {
  value?: string;
  fault?: Fault;
}

/** What an attribute is to say, and what of that cannot be meant. */
export function readAttribute(
  { name, kind, words, standard }: EmbedAttribute,
  said: string,
  options: EmbedOptions,
  widget: string,
): Read {
  if (name === 'form-id') return readForm(said, options, widget);
  if (said === '' || said === standard) return {};
  if (kind === 'films') return readFilm(said, options);
  if (kind === 'id' || kind === 'number')
    return /^[1-9]\d{0,14}$/.test(said) ? { value: said } : { fault: 'badNumber' };
  if (kind === 'choice') return words?.includes(said) ? { value: said } : { fault: 'badChoice' };
  if (kind === 'switch') return { value: '' };
  if (kind === 'values') return isRecord(said) ? { value: said } : { fault: 'badValues' };
  if (name === 'unlock') return readUnlock(said).length > 0 ? { value: said } : { fault: 'badUnlock' };
  if (name === 'address' || name === 'source') return said.startsWith('/') ? { value: said } : { fault: 'badAddress' };
  return { value: said };
}

/** A form's snippet names it: which is the standard one depends on where it stands. Others have one of their own. */
function readForm(said: string, { forms }: EmbedOptions, widget: string): Read {
  const form = forms.find(({ id }) => String(id) === said);
  const fault = said && !form ? 'unknownForm' : undefined;
  const shown = form ?? (widget === 'form' ? forms[0] : undefined);
  return { value: shown && String(shown.id), fault };
}

/** A film's address is whole, or one of the site's own files. */
function readFilm(said: string, { origin }: EmbedOptions): Read {
  if (!/^(?:https?:\/\/|\/(?!\/))\S+$/i.test(said) || !URL.canParse(said, origin)) return { fault: 'badFilm' };
  return { value: JSON.stringify([{ url: new URL(said, origin).href }]) };
}

function isRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
