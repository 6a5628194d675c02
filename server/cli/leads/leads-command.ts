import type { LeadDatabase } from '../../leads/database.ts';
import type { Command, CommandContext } from '../command.ts';

export interface LeadsContext extends CommandContext {
  db: LeadDatabase;
}

/** A command of `leads`. */
export type LeadsCommand = Command<LeadsContext>;
