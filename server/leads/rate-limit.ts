import { isIP, isIPv6 } from 'node:net';

/** Senders that are remembered at once; beyond that the longest silent are forgotten. */
const mostSenders = 50_000;

/**
 * A bucket for each sender that fills evenly and holds one minute's worth.
 * @param now milliseconds that only go forward: a clock that is set back must not make senders wait for it
 * @param perMinute how many a minute; 0 lifts the limit
 * @returns a function that takes one and tells how many seconds to wait, 0 when it may pass
 */
export function createRateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): (sender: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  const perMillisecond = perMinute / 60_000;
  return (sender) => {
    if (perMinute === 0) return 0;
    const at = now();
    const bucket = buckets.get(sender) ?? { left: perMinute, at };
    const left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMillisecond);
    const passes = left >= 1;
    // Written anew, so that the map's order is that of the last visit.
    buckets.delete(sender);
    buckets.set(sender, { left: passes ? left - 1 : left, at });
    if (buckets.size > mostSenders) buckets.delete(buckets.keys().next().value ?? sender);
    return passes ? 0 : Math.max(1, Math.ceil((1 - left) / perMillisecond / 1000));
  };
}

/**
 * One household or company has a whole /64 of IPv6 addresses, and counts as one; however an address is written, it counts
 * as itself. What is no address counts as one sender, all of it together.
 */
export function senderOf(address: string): string {
  // Some proxies hand a port on beside the address, which is another one each time.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2');
  const plain = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.');
  const [head = '', tail] = written.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}
