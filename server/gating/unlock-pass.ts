import { createHmac, timingSafeEqual } from 'node:crypto';
import { readUnlock, type UnlockTarget, writeUnlock } from '../../contract/unlock.ts';

const hour = 60 * 60_000;

/** How long a pass shows links, in milliseconds: one in an address, and one that a browser keeps for itself. */
export const passLifetime = { address: hour, kept: 30 * 24 * hour };

export interface UnlockPasses {
  /** The text that lets its holder see fresh links to what a form has opened, for an hour unless told. */
  write(formId: number, targets: readonly UnlockTarget[], lifetime?: number): string;
  /** What a pass opens, and whether its time is over; nothing where it is no pass of this server for that form. */
  read(formId: number, pass: string): { targets: UnlockTarget[]; isExpired: boolean } | undefined;
}

/**
 * A visitor without scripts is sent on to the thank-you by an address: it names what was earned, under a signature, so
 * that no server has to remember it and a reload shows it again.
 */
export function createUnlockPasses(secret: string, now: () => Date = () => new Date()): UnlockPasses {
  const sign = (formId: number, names: string, expires: string) =>
    createHmac('sha256', secret).update(['pass', formId, names, expires].join('\n')).digest();
  return {
    write(formId, targets, lifetime = passLifetime.address) {
      const names = writeUnlock(targets);
      const expires = String(Math.ceil((now().getTime() + lifetime) / 1000));
      const parts = [Buffer.from(names).toString('base64url'), expires];
      return [...parts, sign(formId, names, expires).toString('base64url')].join('.');
    },
    read(formId, pass) {
      const [, encoded = '', expires = '', signature = ''] =
        /^([\w-]{1,2000})\.(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
      const names = Buffer.from(encoded, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== 32 || !timingSafeEqual(sign(formId, names, expires), given)) return undefined;
      return { targets: readUnlock(names), isExpired: Number(expires) * 1000 <= now().getTime() };
    },
  };
}
