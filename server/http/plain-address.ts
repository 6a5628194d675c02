import { isIP } from 'node:net';

/** An address as some proxies write it, `203.0.113.7:4711` or `[2001:db8::1]:4711`, without its port. */
export function plainAddress(written: string): string {
  const text = written.trim();
  const [, bare] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return bare !== undefined && isIP(bare) ? bare : text;
}

/** Takes the ports out of an X-Forwarded-For header: each connection has another, and would count as another sender. */
export function plainForwarded(header: string): string {
  return header.split(',').map(plainAddress).join(', ');
}
