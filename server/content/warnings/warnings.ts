import type { Site } from '../../../contract/entities/site.ts';
import type { Entry } from '../entry.ts';
import type { ContentFault } from '../faults.ts';
import { createLineFinder, readFrontMatter } from '../front-matter.ts';
import { readContentFile } from '../read-file.ts';
import { createTextFinder } from '../text-finder.ts';
import { checkChoices } from './check-choices.ts';
import { checkComments } from './check-comments.ts';
import { checkDates } from './check-dates.ts';
import { checkForms } from './check-forms.ts';
import { checkKinds } from './check-kinds.ts';
import { checkLinks } from './check-links.ts';
import { checkLists } from './check-lists.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkParts } from './check-parts.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlaces } from './check-places.ts';
import { checkSites } from './check-sites.ts';
import { checkTranslations } from './check-translations.ts';
import type { Warning } from './warning.ts';

interface Asked {
  folder: string;
  /** All of them, without faults. */
  entries: readonly Entry[];
  sites: readonly Site[];
  files: ReadonlySet<string>;
  now: Date;
}

/** Everything in good content that is likely a mistake, with its line. A server that starts does without it. */
export function findWarnings({ folder, entries, sites, files, now }: Asked): ContentFault[] {
  const marks = new Set(sites.map(({ mark }) => mark));
  const byFile = new Map<string, Warning[]>();
  const warnings = [
    ...checkChoices(entries),
    ...checkComments(folder, entries),
    ...checkDates(entries, sites, now),
    ...checkForms(entries, sites, now),
    ...checkKinds(entries),
    ...checkLinks({ entries, marks, files }),
    ...checkLists(entries),
    ...checkMarkdown(entries),
    ...checkParts(entries, now),
    ...checkPlaceholders(entries, now),
    ...checkPlaces(folder),
    ...checkSites(entries, now),
    ...checkTranslations(entries, sites),
  ];
  for (const warning of warnings) byFile.set(warning.file, [...(byFile.get(warning.file) ?? []), warning]);
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, warnings]) => locate(folder, file, warnings).sort((a, b) => a.line - b.line));
}

/** What stands on no line follows from another field, and is told of that. */
function locate(folder: string, file: string, warnings: readonly Warning[]): ContentFault[] {
  const read = readContentFile(folder, file);
  const text = 'text' in read ? read.text : '';
  const lineOf = createLineFinder(text);
  const { body, bodyLine } = { body: '', bodyLine: 1, ...readFrontMatter(text) };
  const findInText = createTextFinder(body);
  return warnings.flatMap(({ paths, near, reason }) => {
    if (near !== undefined) return [{ file, line: bodyLine + findInText(near), field: String(paths[0]?.[0]), reason }];
    if (paths.length === 0) return [{ file, line: 1, field: '', reason }];
    const path = paths.find((each) => lineOf(each) > 1);
    return path ? [{ file, line: lineOf(path), field: path.map(String).join('.'), reason }] : [];
  });
}
