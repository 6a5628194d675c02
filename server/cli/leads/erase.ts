import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { normalizePhone, plainText } from '../../../contract/form-rules.ts';
import type { LeadDatabase } from '../../leads/database.ts';
import { durableTransaction } from '../../leads/durable-transaction.ts';
import { toLeadMessage } from '../../leads/lead-message.ts';
import { readLeads } from '../../leads/read-leads.ts';
import type { ErasureTable, OutboxTable } from '../../leads/tables.ts';
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
    if (ids.length === 0 || options.yes !== true) {
      const what = describeAll(ids.length, await countWaiting(db, ids));
      tell(ids.length === 0 ? 'There is no such lead.' : `This would erase ${what}. Add --yes to do so.`);
      return 0;
    }
    const copies: Copy[] = [];
    for (let start = 0; start < ids.length; start += atOnce)
      copies.push(...(await eraseSome(db, ids.slice(start, start + atOnce), kind, now())));
    const delivered = copies.filter(isDelivered).length;
    const unsure = copies.filter((copy) => !isDelivered(copy) && mayHaveArrived(copy)).length;
    tell(`Erased ${describeAll(ids.length, copies.length - delivered)}.`);
    if (delivered > 0)
      tell(`${count(delivered, 'copy', 'copies')} had been delivered before: have them erased where they went.`);
    if (unsure > 0)
      tell(
        `${count(unsure, 'copy', 'copies')} of those undelivered may have reached their receiver: have them erased there too.`,
      );
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

/** What the outbox knows of a lead's way to one destination. */
type Copy = Pick<Selectable<OutboxTable>, 'state' | 'attempts' | 'last_error'>;

const isDelivered = ({ state }: Copy) => state === 'delivered';

/** An attempt is counted before it is made, and its receiver may take what it never answers. */
const mayHaveArrived = ({ attempts, last_error: lastError }: Copy) => attempts > 0 || lastError !== null;

async function countWaiting(db: LeadDatabase, ids: readonly string[]): Promise<number> {
  let waiting = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'in', ids.slice(start, start + atOnce))
      .where('state', '!=', 'delivered')
      .execute();
    waiting += rows.length;
  }
  return waiting;
}

/**
 * What remains is that it was done, and nothing of whose they were.
 * @returns the rows of the outbox that went with their leads, as they were at that moment
 */
async function eraseSome(db: LeadDatabase, ids: readonly string[], kind: Kind, now: Date): Promise<Copy[]> {
  return durableTransaction(db, async (transaction) => {
    const copies: Copy[] = await transaction
      .deleteFrom('outbox')
      .where('lead_id', 'in', ids)
      .returning(['state', 'attempts', 'last_error'])
      .execute();
    const erased = await transaction.deleteFrom('leads').where('id', 'in', ids).returning('id').execute();
    const erasure = { id: randomUUID(), erased_at: now.toISOString(), kind };
    const deliveries = copies.filter((copy) => !isDelivered(copy)).length;
    await transaction
      .insertInto('erasures')
      .values({ ...erasure, leads: erased.length, deliveries })
      .execute();
    return copies;
  });
}

const describeAll = (leads: number, copies: number) =>
  `${count(leads, 'lead')} and ${count(copies, 'undelivered copy', 'undelivered copies')}`;

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
