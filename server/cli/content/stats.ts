import { openContent } from '../../content/content.ts';
import type { Entry } from '../../content/entry.ts';
import { contentTypes, type TypeName, typeRow } from '../../content/types.ts';
import type { Command } from '../command.ts';
import { layOut } from '../text-table.ts';

export const stats: Command = {
  takes: '',
  about: 'count the entries of each type and site: public, drafts, waiting for their time, past it, untranslated',
  options: { untranslated: { about: 'name the files of those that another site has not' } },
  async run({ settings, options, out, now }) {
    const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: settings.DATA_DIR });
    content.close();
    const time = now().getTime();
    const isUntranslated = ({ type, slug }: Entry) =>
      typeRow(type).counterpart !== 'site' && content.sites.some(({ id }) => !content.findSlug(type, id, slug, true));
    if (options.untranslated) {
      for (const entry of content.entries.filter(isUntranslated)) out(entry.file);
      return 0;
    }
    const rows = (Object.keys(contentTypes) as TypeName[]).flatMap((type) =>
      content.sites.map((site) => {
        const entries = content.entries.filter((entry) => entry.type === type && entry.siteId === site.id);
        const count = (is: (entry: Entry) => boolean) => entries.filter((entry) => is(entry)).length;
        return [
          type,
          site.mark,
          entries.length,
          count(({ draft, publishAt, unpublishAt }) => !draft && publishAt <= time && time < unpublishAt),
          count(({ draft }) => draft),
          count(({ draft, publishAt }) => !draft && publishAt > time),
          count(({ draft, unpublishAt }) => !draft && unpublishAt <= time),
          count(isUntranslated),
        ];
      }),
    );
    const head = ['type', 'site', 'all', 'public', 'draft', 'waiting', 'past', 'untranslated'];
    out(layOut([head, ...rows.map((row) => row.map(String))], { wordColumns: 2 }));
    out(`${rows.reduce((sum, row) => sum + Number(row[2]), 0)} entries in all`);
    return 0;
  },
};
