import { defaultFormId } from '../../../contract/constants.ts';
import { type Entry, isVisible } from '../entry.ts';
import type { Warning } from './warning.ts';

/** What every page of a site leads to or ends with, and the site does not have. */
export function checkSites(entries: readonly Entry[], now: Date): Warning[] {
  const shown = entries.filter((entry) => isVisible(entry, now.getTime()));
  return entries
    .filter(({ type }) => type === 'site')
    .flatMap(({ file, mark }) => {
      const own = shown.filter((entry) => entry.mark === mark);
      const id = defaultFormId(mark, '/');
      // Of a form in another language the one of the same name is shown.
      const consult = entries.find((entry) => entry.type === 'form' && entry.id === id);
      const told = (reason: string): Warning => ({ file, paths: [['mark']], reason });
      const hasFooter = own.some(({ type }) => type === 'bottom-navigation');
      const hasForm = own.some((entry) => entry.type === 'form' && entry.slug === consult?.slug);
      const footer = `the site has no public bottom-navigation, and its pages no footer: write one in ${mark}/bottom-navigation/`;
      const cure =
        consult && consult.mark !== mark
          ? `translate ${consult.file} to ${mark}/form/${consult.slug}.md`
          : `give one in ${mark}/form/ the id ${id}`;
      const form = `the site has no public consult form, which every button without a form of its own opens: ${cure}`;
      return [...(hasFooter ? [] : [told(footer)]), ...(hasForm ? [] : [told(form)])];
    });
}
