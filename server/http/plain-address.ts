import { isIP } from 'node:net';

/** An address as some proxies write it, `203.0.113.7:4711` or `[2001:db8::1]:4711`, without its port. */
export function plainAddress(written: string): string {
  const text = written.trim();
  const [, bare] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return bare !== undefined && isIP(bare) ? bare : text;
}

/** A name that is written in full, with a dot at its end, is the same host's: one without it, be it with a port or not. */
export const withoutDot = (host: string): string => host.replace(/\.(?=(?::\d+)?$)/, '');

/** Takes the ports out of an X-Forwarded-For header: each connection has another, and would count as another sender. */
export function plainForwarded(header: string): string {
  return header.split(',').map(plainAddress).join(', ');
}
