import { defaultMark } from '../../../contract/constants.ts';
import { stampIn } from '../../../contract/zone-clock.ts';
import { readSecret } from '../../base/secret.ts';
import { siteAhead } from '../../content/check-values.ts';
import { openContent } from '../../content/content.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldOf } from '../../content/entry-name.ts';
import { createPreviewToken, mostHours, previewedTypes, previewPath } from '../../content/preview.ts';
import { isTypeName, typeRow } from '../../content/types.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { type Command, chooseSites, readNumber, UsageError } from '../command.ts';

export const previewLink: Command = {
  takes: 'TYPE/NAME',
  about: 'print a link that shows an entry before it is public, for a while, to whoever has the link',
  options: {
    site: { takes: 'MARK', about: `the site's mark; without it ${defaultMark}, or the first that has the entry` },
    hours: { takes: 'N', about: `how long the link serves: 1 to ${mostHours}, 48 without it` },
  },
  async run(context) {
    const { settings, out, tell, now, options } = context;
    const [type = '', slug = ''] = context.positionals[0]?.split('/') ?? [];
    const hours = readNumber(context, 'hours', { least: 1, most: mostHours }, 48);
    if (!isTypeName(type))
      throw new UsageError(`There is no type "${type}". Links are made for ${previewedTypes.join(', ')}.`);
    if (type === 'site') throw new UsageError(`A site is no draft: ${siteAhead}.`);
    const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: settings.DATA_DIR });
    content.close();
    const marks = chooseSites(content.sites, context).map(({ mark }) => mark);
    const wanted = options.site === undefined ? [defaultMark, ...marks] : marks;
    const entry = wanted
      .map((mark) => content.findSlug(type, content.siteOf(mark)?.id ?? 0, slug, true))
      .find((found) => found !== undefined);
    if (!entry) throw new UsageError(`There is no ${wanted[0]}/${type}/${slug}.md in ${settings.CONTENT_DIR}.`);
    const expiresAt = new Date(now().getTime() + hours * 3_600_000);
    const secret = await readSecret(settings.SECRET, settings.DATA_DIR);
    const address = previewPath(entry, createPreviewToken(secret, entry, expiresAt));
    if (address === undefined) throw new UsageError(sayUnshown(entry));
    out(siteOrigin({ mark: entry.mark }, settings.PUBLIC_ORIGIN) + address);
    const timeZone = content.timeZone(entry.siteId);
    const until = stampIn(expiresAt.getTime(), timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
    tell(`It shows ${entry.file} until ${until} (${timeZone}).`);
    if (typeRow(type).everywhere)
      tell('With the same ?preview=… behind its address, any other page of the site shows it too.');
    return 0;
  },
};

function sayUnshown({ type, file, value, extra }: Entry): string {
  const { partOf } = typeRow(type);
  if (typeof partOf === 'object') {
    const { field, pages } = partOf;
    const own = fieldOf({ value, extra }, field);
    return `No page shows ${file}: its ${field} is ${own}, and pages show those of the ${field} ${Object.keys(pages).join(', ')}.`;
  }
  const own = 'pageAddress' in value ? value.pageAddress : undefined;
  const shown = typeRow(type).addressed?.join(', ');
  return `No page shows ${file}: its pageAddress is ${own}, and pages of this type stand at ${shown}.`;
}
