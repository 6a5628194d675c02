const second = 1000;
const hour = 3600 * second;

/** The longest that the first wait may take, doubled from attempt to attempt. */
const firstCeiling = 5 * second;
/** Where the doubling ends, in milliseconds; no receiver gets a longer pause, which would look like a wrong clock's. */
export const lastCeiling = 8 * hour;

/** A lead is parked only when it was tried this often and is this old: one that waited for a stopped server is not given up early. */
const leastAttempts = 12;
const leastAge = 48 * hour;

interface Tried {
  /** How often it was tried, this time included. */
  attempts: number;
  /** When the lead came, ISO 8601. */
  createdAt: string;
}

/**
 * When to try again: exponential backoff with full jitter, from seconds to hours over two days and more, some 25
 * attempts in all. The jitter keeps the leads of an outage from coming back all at once.
 * @param random from 0 to 1
 * @returns nothing when it is to be parked
 */
export function nextAttempt({ attempts, createdAt }: Tried, now: Date, random: () => number): Date | undefined {
  const age = now.getTime() - Date.parse(createdAt);
  if (attempts >= leastAttempts && age >= leastAge) return undefined;
  return new Date(now.getTime() + random() * longestWait(attempts));
}

/** The longest that the wait after so many attempts may be, in milliseconds. */
export function longestWait(attempts: number): number {
  return attempts < 1 ? 0 : Math.min(lastCeiling, firstCeiling * 2 ** Math.min(attempts - 1, 30));
}

/** From this many attempts on every wait has the same ceiling. */
export const mostCeilings = 1 + Math.ceil(Math.log2(lastCeiling / firstCeiling));
