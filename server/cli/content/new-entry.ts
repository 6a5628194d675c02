import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, openContent } from '../../content/content.ts';
import { readMediaFiles } from '../../content/media-files.ts';
import { nextId } from '../../content/next-id.ts';
import { contentTypes, isTypeName, type TypeName } from '../../content/types.ts';
import { writeDraft } from '../../content/write-draft.ts';
import { type Command, chooseSites, UsageError } from '../command.ts';

/** A site is made with its folder, and has one file of its own type. */
const types: readonly TypeName[] = (Object.keys(contentTypes) as TypeName[]).filter((type) => type !== 'site');

export const newEntry: Command = {
  takes: 'TYPE NAME',
  about: `write a draft for each site; the types are ${types.join(', ')}`,
  options: { site: { takes: 'MARK', about: 'a draft for this site alone, by its mark' } },
  async run({ settings, positionals, options, out, tell }) {
    const [type = '', slug = ''] = positionals;
    if (!isTypeName(type) || !types.includes(type))
      throw new UsageError(`No drafts are made of the type "${type}". The types are ${types.join(', ')}.`);
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(slug))
      throw new UsageError(`${slug} will not do as a file name: lower-case letters, digits, - _ and . are taken.`);
    const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: settings.DATA_DIR });
    content.close();
    const sites = chooseSites(content.sites, { options });
    const files = await readMediaFiles(content.filesFolder, path.join(settings.DATA_DIR, 'media-files.json'));
    const picture = [...files].find(([, facts]) => facts.type === 'image' && !facts.broken)?.[0];
    const drafts = sites.map((site) => ({
      mark: site.mark,
      file: path.join(settings.CONTENT_DIR, site.mark, type, `${slug}.md`),
      ...writeDraft(type, {
        mark: site.mark,
        id: freeId(content, type, site.id),
        picture,
        entryOf: (other) => content.entries.find((entry) => entry.type === other && entry.siteId === site.id)?.slug,
      }),
    }));
    for (const { file } of drafts) {
      if (await exists(file)) throw new UsageError(`${file} is there already. Choose another name, or edit it.`);
    }
    // A draft with a hole is a fault, and faults keep the servers from all that is written beside it.
    for (const { file, text } of drafts.filter(({ missing }) => missing.length === 0)) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text, { flag: 'wx' });
      out(file);
    }
    const without = drafts.filter(({ missing }) => missing.length > 0);
    for (const { mark, missing } of without)
      tell(
        `${mark} has no draft: there is nothing yet for its ${missing.join(', ')}. Make that first, then: npm run content -- new ${type} ${slug} --site ${mark}`,
      );
    return without.length < drafts.length ? 0 : 1;
  },
};

function freeId(content: Content, type: TypeName, siteId: number): number {
  const entries = content.entries.filter((entry) => entry.type === type);
  const own = entries.filter((entry) => entry.siteId === siteId).map(({ id }) => id);
  // A site's first entry of a type begins in a thousand of its own.
  return nextId(
    entries.map(({ id }) => id),
    own.length > 0 ? own : [(siteId - 1) * 1000],
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
