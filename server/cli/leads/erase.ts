import { randomUUID } from 'node:crypto';
import { normalizePhone, plainText } from '../../../contract/form-rules.ts';
import type { LeadDatabase } from '../../leads/database.ts';
import { durableTransaction } from '../../leads/durable-transaction.ts';
import { toLeadMessage } from '../../leads/lead-message.ts';
import { readLeads } from '../../leads/read-leads.ts';
import type { ErasureTable } from '../../leads/tables.ts';
import { type Given, UsageError } from '../command.ts';
import type { LeadsCommand } from './leads-command.ts';

type Kind = ErasureTable['kind'];

/** Leads of one commit: a server that writes the same file waits for it. */
const atOnce = 100;

/** How one person's address may be written, made one. */
const fold: Readonly<Record<Kind, (text: string) => string>> = {
  email: (text) => plainText(text).toLowerCase(),
  phone: (text) => normalizePhone(text).replace(/^(?:\+|00)/, ''),
};

const looksRight: Readonly<Record<Kind, RegExp>> = { email: /^[^\s@]+@[^\s@]+$/, phone: /^\d{5,20}$/ };

export const erase: LeadsCommand = {
  takes: '',
  about: 'erase every lead of a person, with what of it was not delivered yet',
  options: {
    email: { takes: 'ADDRESS', about: 'leads with this mail address in any field, in whichever case' },
    phone: { takes: 'NUMBER', about: 'leads with this number in any field, however it is written' },
    yes: { about: 'really erase; without it, only count' },
  },
  async run(context) {
    const { db, options, tell, now } = context;
    const { kind, wanted } = readPerson(context);
    const ids: string[] = [];
    for await (const row of readLeads(db, {})) {
      if (toLeadMessage(row).values.some(({ value }) => fold[kind](value) === wanted)) ids.push(row.id);
    }
    const { waiting, delivered } = await countDeliveries(db, ids);
    const what = `${count(ids.length, 'lead')} and ${count(waiting, 'undelivered copy', 'undelivered copies')}`;
    if (ids.length === 0 || options.yes !== true) {
      tell(ids.length === 0 ? 'There is no such lead.' : `This would erase ${what}. Add --yes to do so.`);
      return 0;
    }
    for (let start = 0; start < ids.length; start += atOnce)
      await eraseSome(db, ids.slice(start, start + atOnce), kind, now());
    tell(`Erased ${what}.`);
    if (delivered > 0)
      tell(`${count(delivered, 'copy', 'copies')} had been delivered before: have them erased where they went.`);
    return 0;
  },
};

function readPerson({ options }: Given): { kind: Kind; wanted: string } {
  const kinds = (['email', 'phone'] as const).filter((name) => typeof options[name] === 'string');
  const [kind, ...more] = kinds;
  if (!kind || more.length > 0) throw new UsageError('Give either --email ADDRESS or --phone NUMBER.');
  const wanted = fold[kind](String(options[kind]));
  if (!looksRight[kind].test(wanted)) throw new UsageError(`--${kind} ${String(options[kind])} is none.`);
  return { kind, wanted };
}

async function countDeliveries(db: LeadDatabase, ids: readonly string[]) {
  const counts = { waiting: 0, delivered: 0 };
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .selectFrom('outbox')
      .select('state')
      .where('lead_id', 'in', ids.slice(start, start + atOnce))
      .execute();
    for (const { state } of rows) counts[state === 'delivered' ? 'delivered' : 'waiting'] += 1;
  }
  return counts;
}

/** The rows of the outbox go with their leads. What remains is that it was done, and nothing of whose they were. */
async function eraseSome(db: LeadDatabase, ids: readonly string[], kind: Kind, now: Date): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    const undelivered = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'in', ids)
      .where('state', '!=', 'delivered')
      .execute();
    const erased = await transaction.deleteFrom('leads').where('id', 'in', ids).returning('id').execute();
    const erasure = { id: randomUUID(), erased_at: now.toISOString(), kind };
    await transaction
      .insertInto('erasures')
      .values({ ...erasure, leads: erased.length, deliveries: undelivered.length })
      .execute();
  });
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
