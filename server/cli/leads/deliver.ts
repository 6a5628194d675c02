import { deliverAll } from '../../delivery/delivery-worker.ts';
import { readDestinations } from '../../delivery/destinations.ts';
import { createOutbox } from '../../delivery/outbox.ts';
import { isDeadOwner, thisProcess } from '../../delivery/owner.ts';
import { isPostgres } from '../../leads/is-postgres.ts';
import { UsageError } from '../command.ts';
import type { LeadsCommand } from './leads-command.ts';

export const deliver: LeadsCommand = {
  takes: '',
  about: 'deliver at once what waits in the outbox; a running server may go on beside it',
  options: { parked: { about: 'also what was given up' } },
  async run({ db, settings, options, tell, now }) {
    const destinations = readDestinations(settings);
    if (destinations.length === 0)
      throw new UsageError('There is no destination. Set WEBHOOK_URL or SMTP_URL, as for the server.');
    const outbox = createOutbox(db, thisProcess, now);
    if (!isPostgres(db)) await outbox.releaseOf(isDeadOwner);
    const due = await outbox.recall({ parked: options.parked === true });
    tell(`${due} ${due === 1 ? 'delivery waits' : 'deliveries wait'}.`);
    const log = {
      warn: (details: object, message: string) => tell(`${message}: ${JSON.stringify(details)}`),
      error: (details: object, message: string) => tell(`${message}: ${JSON.stringify(details)}`),
    };
    const tallies = await deliverAll({ destinations, outbox, log, now });
    for (const [name, { delivered, again, parked }] of Object.entries(tallies))
      tell(`${name}: ${delivered} delivered, ${again} to be tried again, ${parked} parked.`);
    const known = new Set(destinations.map(({ name }) => name));
    let failed = Object.values(tallies).some(({ again, parked }) => again + parked > 0);
    for (const [name, { pending, parked }] of Object.entries(await outbox.countBacklog())) {
      const cause = known.has(name)
        ? 'tried again later, or in the hands of a server that runs'
        : `nothing is set for ${name}; set it as for the server, and deliver again`;
      if (pending > 0) tell(`${name}: ${pending} still ${pending === 1 ? 'waits' : 'wait'}: ${cause}.`);
      if (parked > 0) tell(`${name}: ${parked} given up. deliver --parked tries these again.`);
      // What a server has in hand, it delivers.
      failed ||= pending > 0 && !known.has(name);
    }
    return failed ? 1 : 0;
  },
};
