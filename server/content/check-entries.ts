import type { Site } from '../../contract/entities/site.ts';
import type { Fault } from './faults.ts';
import { nextId } from './next-id.ts';
import type { Source } from './source.ts';
import { contentTypes } from './types.ts';

/** What only all files together can tell: ids that are taken twice, and marks without their one site. */
export function checkSources(sources: readonly Source[]): Fault[] {
  return [...checkIds(sources), ...checkSites(sources)];
}

function checkIds(sources: readonly Source[]): Fault[] {
  const owners = new Map<string, Source>();
  return sources.flatMap((source) => {
    const { id } = source.fields;
    if (!('id' in contentTypes[source.type].entity.shape) || typeof id !== 'number') return [];
    const key = `${source.type} ${id}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, source);
    if (!owner) return [];
    const like = sources.filter(({ type }) => type === source.type);
    const free = nextId(listIds(like), listIds(like.filter(({ mark }) => mark === source.mark)));
    const reason = `${owner.file} has the id ${id} already; ids are unique per type over all sites: write another, such as ${free}`;
    return [{ file: source.file, path: ['id'], reason }];
  });
}

const listIds = (sources: readonly Source[]) =>
  sources.flatMap(({ fields: { id } }) => (typeof id === 'number' ? [id] : []));

function checkSites(sources: readonly Source[]): Fault[] {
  const marks = [...new Set(sources.map(({ mark }) => mark))];
  return marks.flatMap((mark) => {
    const [site, ...more] = sources.filter((source) => source.mark === mark && source.type === 'site');
    if (!site)
      return [
        {
          file: `${mark}/site`,
          line: 1,
          path: [],
          reason: `the folder ${mark} has no site: write ${mark}/site/${mark}.md`,
        },
      ];
    const others = more.map(({ file }) => ({
      file,
      line: 1,
      path: [],
      reason: `${site.file} is the site of ${mark} already`,
    }));
    const given = site.fields.mark as Site['mark'] | undefined;
    const reason = `must be ${mark}, as its folder is named`;
    return given === undefined || given === mark ? others : [...others, { file: site.file, path: ['mark'], reason }];
  });
}
