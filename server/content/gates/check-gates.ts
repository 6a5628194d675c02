import type { Entry } from '../entry.ts';
import type { Fault } from '../faults.ts';
import { toWrittenField } from '../written-path.ts';
import { listGatedNames, toFileName } from './gate.ts';
import { typeOfPage } from './opened-pages.ts';

const openable = new Set(['activity-review', ...Object.values(typeOfPage)]);

/** Gates that nobody could open, and gated files that are shown in the open elsewhere. */
export function checkGates(entries: readonly Entry[]): Fault[] {
  const gated = entries.filter(({ gates }) => gates.length > 0);
  if (gated.length === 0) return [];
  return [...checkForms(gated, entries), ...checkReviewIds(gated), ...checkOpenUse(gated, entries)];
}

function fault({ file }: Entry, path: readonly (string | number)[], reason: string): Fault {
  return { file, path, reason };
}

function checkForms(gated: readonly Entry[], entries: readonly Entry[]): Fault[] {
  const forms = new Set(entries.filter(({ type }) => type === 'form').map(({ id }) => id));
  return gated.flatMap((entry) =>
    entry.gates.flatMap(({ type, formId, path }) => {
      if (!openable.has(type))
        return [fault(entry, path, `a file behind a form cannot be had from a ${type}: make it a DOCUMENT or a VIDEO`)];
      if (forms.has(formId)) return [];
      return [fault(entry, path, `it is behind form ${formId}, which does not exist: name one as jumpBO.formBO`)];
    }),
  );
}

/** The answer to a form tells reviews apart by their ids alone. */
function checkReviewIds(gated: readonly Entry[]): Fault[] {
  const owners = new Map<string, Entry>();
  return gated.flatMap((entry) =>
    entry.gates.flatMap(({ type, id, path }) => {
      if (type !== 'activity-review') return [];
      const owner = owners.get(`${entry.siteId} ${id}`);
      owners.set(`${entry.siteId} ${id}`, entry);
      if (!owner) return [];
      return [fault(entry, path.slice(0, 2), `${owner.file} has a review of the id ${id} behind a form already`)];
    }),
  );
}

function checkOpenUse(gated: readonly Entry[], entries: readonly Entry[]): Fault[] {
  const owners = new Map(gated.flatMap((entry) => listGatedNames(entry.gates).map((name) => [name, entry] as const)));
  return entries.flatMap((entry) =>
    listOpenNames(entry).flatMap(({ name, path }) => {
      const owner = owners.get(name);
      if (!owner) return [];
      return [
        fault(
          entry,
          toWrittenField(path),
          `files/${name} is behind a form in ${owner.file}, and shown in the open here`,
        ),
      ];
    }),
  );
}

interface OpenName {
  name: string;
  path: readonly (string | number)[];
}

/** Entries that did not change are the same objects from reading to reading. */
const known = new WeakMap<Entry, OpenName[]>();

/** Every file of the content that an entry shows, in rich text too. What it embeds of other entries is theirs to show. */
function listOpenNames(entry: Entry): OpenName[] {
  let names = known.get(entry);
  if (!names) {
    const embedded = new Set(entry.embeds.map(({ field }) => field));
    names = Object.entries(entry.value).flatMap(([name, value]) =>
      embedded.has(name) ? [] : findNames(value, [name]),
    );
    known.set(entry, names);
  }
  return names;
}

function findNames(node: unknown, path: OpenName['path']): OpenName[] {
  if (typeof node === 'string') {
    const urls = node.includes('/files/') ? (node.match(/\/files\/[^\s"'<>()?#,]+/g) ?? []) : [];
    return urls.map(toFileName).flatMap((name) => (name === undefined ? [] : [{ name, path }]));
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    findNames(value, [...path, Array.isArray(node) ? Number(key) : key]),
  );
}
