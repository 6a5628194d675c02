import { access, constants, type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LeadDatabase } from '../../leads/database.ts';
import { type LeadMessage, type LeadValue, toLeadMessage } from '../../leads/lead-message.ts';
import { type LeadFilter, readLeads } from '../../leads/read-leads.ts';
import { UsageError } from '../command.ts';
import { count } from '../count.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';
import type { LeadsCommand } from './leads-command.ts';
import { filterOptions, readFilter } from './read-filter.ts';

/** What every lead has. Fields of forms follow. */
const columns: Readonly<Record<string, (lead: LeadMessage) => unknown>> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  site: ({ site }) => site.mark,
  formId: ({ form }) => form.id,
  formName: ({ form }) => form.name,
  sourceType: ({ source }) => source.type,
  sourceId: ({ source }) => source.id,
  suspect: ({ suspect }) => suspect,
  consentVersion: ({ consent }) => consent?.policyVersion,
  consentAt: ({ consent }) => consent?.at,
  bd_vid: ({ traffic }) => traffic?.bd_vid,
  ext_info: ({ traffic }) => traffic?.ext_info,
  deviceType: ({ traffic }) => traffic?.deviceType,
  deviceId: ({ traffic }) => traffic?.deviceId,
  logidUrl: ({ traffic }) => traffic?.logidUrl,
};

/** A field of a form, whatever it is called by now; or one as it was before its form changed, under the label of then. */
interface FieldColumn {
  key: string;
  form: number;
  field: number;
  /** As it was called last. */
  label: string;
  earlier: boolean;
}

export const exportLeads: LeadsCommand = {
  takes: '',
  about: 'write leads as CSV (UTF-8 with BOM, RFC 4180), oldest first',
  options: {
    csv: { about: 'the format; there is no other' },
    out: { takes: 'FILE', about: 'write to this file; else to the standard output' },
    ...filterOptions,
  },
  async run(context) {
    const { db, options, stdout, tell, now } = context;
    const filter = await readFilter(context, now());
    const file = typeof options.out === 'string' ? await openOut(options.out) : undefined;
    let written = 0;
    try {
      const fields = await readFields(db, filter);
      const lines = Readable.from(
        writeLines(db, filter, fields, () => {
          written += 1;
        }),
      );
      if (file) await pipeline(lines, file.handle.createWriteStream({ flush: file.draft !== undefined }));
      else await pipeline(lines, stdout, { end: false });
      await file?.keep();
    } catch (error) {
      if (!file || !noRoom.has(String((error as NodeJS.ErrnoException).code))) throw error;
      tell(
        `--out ${options.out} cannot be written: that disk is full. Make room on it, or name a file on another one.`,
      );
      return 1;
    } finally {
      await file?.close();
    }
    tell(`${count(written, 'lead')} written${typeof options.out === 'string' ? ` to ${options.out}` : ''}.`);
    return 0;
  },
};

/** Why a file cannot be written, and what helps, by the code. */
const refusals: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `the folder ${path.dirname(file)} does not exist. Make it first, or name another file.`,
  ENOTDIR: (file) => `${path.dirname(file)} is no folder. Name another file.`,
  EISDIR: () => 'it is a folder. Name a file in it.',
  EACCES: () => 'this user may not write there. Give it the right to, or name another file.',
  EEXIST: (file) => `${file}.part is there: another export runs, or was broken off. Remove it, or wait.`,
  EROFS: () => 'that disk cannot be written to. Name a file on another one.',
};

/** The codes of a disk, or of a user's part of it, that is full. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** What is written to. */
interface Out {
  handle: FileHandle;
  /** What is written in the file's place until it is whole. */
  draft?: string;
  /** Puts the draft in the file's place. */
  keep(): Promise<void>;
  /** Leaves no draft behind. */
  close(): Promise<void>;
}

/**
 * Opened before anything is read: who cannot have the file does not wait to be told. Nobody else may read it. What was
 * there before stays until the new one is whole; a terminal or a pipe is written to as it is.
 */
async function openOut(file: string): Promise<Out> {
  try {
    const place = await findPlace(file);
    if (place === undefined) {
      const handle = await open(file, 'w', 0o600);
      return { handle, keep: async () => undefined, close: () => handle.close() };
    }
    const draft = `${place}.part`;
    const handle = await open(draft, 'wx', 0o600);
    let kept = false;
    const keep = async () => {
      await rename(draft, place);
      kept = true;
    };
    const close = async () => {
      await handle.close();
      // Once it is kept, a draft of that name is another export's.
      if (!kept) await rm(draft, { force: true });
    };
    return { handle, draft, keep, close };
  } catch (error) {
    const describe = refusals[String((error as NodeJS.ErrnoException).code)];
    throw describe ? new UsageError(`--out ${file} cannot be written: ${describe(file)}`) : error;
  }
}

/** Where a file is, or will be, of which a draft may stand beside it; nothing for what is no file. */
async function findPlace(file: string): Promise<string | undefined> {
  if (/^\/(?:dev|proc)\//.test(path.resolve(file))) return undefined;
  const place = await realpath(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (place === undefined) return file;
  if (!(await stat(place)).isFile()) return undefined;
  // A rename would replace also what this user may not write.
  await access(place, constants.W_OK);
  return place;
}

/** What the values of leads stand in. */
interface Fields {
  columns: FieldColumn[];
  /** There are values of fields that no form is known to have had. */
  hasOthers: boolean;
}

/** The column of values of fields that no form is known to have had, whoever made them up: each with its label and place. */
const otherFields = 'otherFields';

/**
 * The columns of the forms' fields, by form and field. The days asked for do not matter, so that the exports of two
 * months have the same ones. What a page calls an earlier form's is the sender's word: it has a column of its own where
 * a lead of the form as it was then has the same field by the same label.
 */
async function readFields(db: LeadDatabase, { form, site }: LeadFilter): Promise<Fields> {
  const found = new Map<string, FieldColumn>();
  const known = new Set<string>();
  for await (const row of readLeads(db, { form, site })) {
    for (const value of toLeadMessage(row).values) {
      const { id, label, earlier = false } = value;
      const key = fieldKey(row.form_id, value);
      if (!earlier) known.add(labelKey(row.form_id, value));
      found.set(key, { key, form: row.form_id, field: id, label, earlier });
    }
  }
  const columns = [...found.values()]
    .filter(({ form: of, field, label, earlier }) => !earlier || known.has(labelKey(of, { id: field, label })))
    .sort((a, b) => a.form - b.form || a.field - b.field || Number(a.earlier) - Number(b.earlier));
  return { columns, hasOthers: columns.length < found.size };
}

async function* writeLines(
  db: LeadDatabase,
  filter: LeadFilter,
  { columns: fields, hasOthers }: Fields,
  onLead: () => void,
): AsyncGenerator<string> {
  const labels = fields.map(
    ({ form, field, label, earlier }) => `${label} (${form}/${field}${earlier ? ', earlier form' : ''})`,
  );
  const own = new Set(fields.map(({ key }) => key));
  yield byteOrderMark + toCsvLine([...Object.keys(columns), ...labels, ...(hasOthers ? [otherFields] : [])]);
  for await (const row of readLeads(db, filter)) {
    const lead = toLeadMessage(row);
    const values = new Map(lead.values.map((value) => [fieldKey(lead.form.id, value), value.value]));
    const facts = Object.values(columns).map((read) => read(lead) as string | number | null | undefined);
    const others = lead.values
      .filter((value) => !own.has(fieldKey(lead.form.id, value)))
      .map(({ id, label, value }) => `${label} (${lead.form.id}/${id}): ${value}`);
    yield toCsvLine([...facts, ...fields.map(({ key }) => values.get(key)), ...(hasOthers ? [others.join('\n')] : [])]);
    onLead();
  }
}

function labelKey(form: number, { id, label }: Pick<LeadValue, 'id' | 'label'>): string {
  return `${form}/${id}/${label}`;
}

function fieldKey(form: number, { id, label, earlier }: LeadValue): string {
  return `${form}/${id}${earlier ? `/${label}` : ''}`;
}
