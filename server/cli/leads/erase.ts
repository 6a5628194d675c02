import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { normalizePhone, plainText } from '../../../contract/form-rules.ts';
import type { LeadDatabase } from '../../leads/database.ts';
import { durableTransaction } from '../../leads/durable-transaction.ts';
import { type LeadMessage, toLeadMessage } from '../../leads/lead-message.ts';
import { readLeads } from '../../leads/read-leads.ts';
import type { ErasureTable, OutboxTable } from '../../leads/tables.ts';
import { type Given, UsageError } from '../command.ts';
import { count } from '../count.ts';
import { layOut } from '../text-table.ts';
import type { LeadsCommand, LeadsContext } from './leads-command.ts';

type Kind = ErasureTable['kind'];

/** Leads of one commit: a server that writes the same file waits for it. */
const atOnce = 100;

/** Leads that are named where they may be meant: what a terminal shows at once. */
const mostNamed = 20;

/** How one person's address may be written, made one. */
const fold: Readonly<Record<Kind, (text: string) => string>> = {
  email: (text) => plainText(text).toLowerCase(),
  phone: (text) => normalizePhone(text).replace(/^(?:\+|00)/, ''),
  id: (text) => text.trim().toLowerCase(),
};

const looksRight: Readonly<Record<Kind, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+$/,
  phone: /^\d{5,20}$/,
  id: /^[\w-]+$/,
};

/**
 * Whether a text may hold the address though it is not the whole of it: to be told, and looked at by somebody. What is
 * erased by itself is what is meant beyond doubt.
 */
const mayHold: Readonly<Record<Kind, (text: string, wanted: string) => boolean>> = {
  email: (text, wanted) => holdsAddress(fold.email(text), wanted),
  // The last digits are the same with and without the country, (0) and spaces; what follows may be an extension.
  phone: (text, wanted) => readDigits(text).includes(wanted.slice(-8)),
  id: () => false,
};

export const erase: LeadsCommand = {
  takes: '',
  about: 'erase every lead of a person, with what of it was not delivered yet',
  options: {
    email: { takes: 'ADDRESS', about: 'leads with this mail address as a whole field, in whichever case' },
    phone: { takes: 'NUMBER', about: 'leads with this number as a whole field, whatever stands between its digits' },
    id: { takes: 'ID', about: 'one lead, which is shown first; those that only may be meant are told of by their ids' },
    yes: { about: 'really erase; without it, only count' },
  },
  async run(context) {
    const { db, options, out, tell, now } = context;
    const { kind, wanted } = readPerson(context);
    const ids: string[] = [];
    const others: string[] = [];
    for await (const row of readLeads(db, {})) {
      const lead = toLeadMessage(row);
      const isMeant = kind === 'id' ? row.id === wanted : lead.values.some(({ value }) => fold[kind](value) === wanted);
      if (isMeant) ids.push(row.id);
      else if (lead.values.some(({ value }) => mayHold[kind](value, wanted))) others.push(row.id);
      if (isMeant && kind === 'id' && options.yes !== true) out(showLead(lead));
    }
    if (ids.length === 0 || options.yes !== true) {
      const what = describeAll(ids.length, await countWaiting(db, ids));
      tell(ids.length === 0 ? 'There is no such lead.' : `This would erase ${what}. Add --yes to do so.`);
      tellOthers(context, others, ids.length > 0);
      // A slip of the keyboard is no erasure, and a script that asked for one has to know.
      return ids.length === 0 ? 1 : 0;
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
    tellOthers(context, others, true);
    return 0;
  },
};

/** Names what may hold the address: in words that say nothing of whose it is. */
function tellOthers({ tell }: Pick<LeadsContext, 'tell'>, ids: readonly string[], besides: boolean): void {
  if (ids.length === 0) return;
  const which = besides ? count(ids.length, 'more lead') : count(ids.length, 'lead');
  const hold = ids.length === 1 ? 'holds' : 'hold';
  tell(`${which} ${hold} this within a longer text, or in another form. See each, and add --yes to erase it:`);
  for (const id of ids.slice(0, mostNamed)) tell(`npm run leads -- erase --id ${id}`);
  if (ids.length > mostNamed) tell(`And ${ids.length - mostNamed} more.`);
}

/** A lead with every value whole. */
function showLead({ id, createdAt, form, values }: LeadMessage): string {
  return layOut([
    ['Id', id],
    ['Received', createdAt],
    ['Form', `${form.id} ${form.name}`],
    ...values.map(({ label, value }) => [label, value]),
  ]);
}

/** Whether an address stands in a text and is no part of a longer one. */
function holdsAddress(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)];
    if (!/[\w.+-]$/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}

/** All digits of a text and nothing else. */
const readDigits = (text: string) => withOwnDigits(text).replace(/\D/g, '');

/** A text with the digits of other scripts as our own: in Unicode each ten stand in their order. */
function withOwnDigits(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const place = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !isDigit(code - each)) ?? 10;
    return String(place - 1);
  });
}

function readPerson({ options }: Given): { kind: Kind; wanted: string } {
  const kinds = (['email', 'phone', 'id'] as const).filter((name) => typeof options[name] === 'string');
  const [kind, ...more] = kinds;
  if (!kind || more.length > 0) throw new UsageError('Give either --email ADDRESS or --phone NUMBER, or --id ID.');
  const given = String(options[kind]);
  // Whoever gives a number means one, however it is written. What a lead holds may be two, and is told of.
  const wanted = fold[kind](kind === 'phone' ? withOwnDigits(given).replaceAll('/', '') : given);
  if (!looksRight[kind].test(wanted)) throw new UsageError(`--${kind} ${given} is none.`);
  return { kind, wanted };
}

/** What the outbox knows of a lead's way to one destination. */
type Copy = Pick<Selectable<OutboxTable>, 'state' | 'attempts' | 'last_error'>;

const isDelivered = ({ state }: Copy) => state === 'delivered';

/**
 * An attempt is counted before it is made, and its receiver may take what it never answers. One that a stop broke off is
 * counted no more, and leaves its reason.
 */
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
