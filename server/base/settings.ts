import { isIP } from 'node:net';
import { z } from 'zod';
import { findNearest } from './nearest.ts';

const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number from ${least} ${most === Number.MAX_SAFE_INTEGER ? 'on' : `to ${most}`}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const port = wholeNumber(0, 65_535);

/** A place to listen on. IPv6 is often written as in an address, in brackets. */
const host = z.string().transform((text) => text.replace(/^\[(.+)\]$/, '$1'));

const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

/** What would end the host in an address's password. */
const inPassword = 'in a password / is written %2F, # %23, ? %3F and @ %40';

/** An address that begins with one of some schemes. */
const addressOf = (...schemes: string[]) => {
  const named = schemes.map((scheme) => `${scheme}://`);
  return z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: ({ input }) =>
      named.some((start) => String(input).startsWith(start))
        ? `must have a host, and a port to 65535 or none; ${inPassword}`
        : `must be an address that begins with ${named.join(' or ')}`,
  });
};
const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : undefined);
const origin = addressOf('https', 'http')
  .refine((text) => originOf(text) === text, {
    error: ({ input }) => `must be an origin alone: ${originOf(String(input)) ?? 'https://www.example.com'}`,
  })
  // An address may have one, and no host that a browser names would ever be the same.
  .refine((text) => !text.includes('*'), 'must name each host whole: a * stands for none');
const listBy = (separator: RegExp) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const list = listBy(/,/);
/** Of what holds no space itself. */
const wordList = listBy(/[,\s]/);

/** A mail address, with or without a name before it. A line break would begin another header. */
const mailbox = z
  .string()
  .regex(/^(?:[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an address such as sales@example.com');

/** Proxies: a number of hops, or addresses, networks and the names that stand for such. */
const proxies = wordList
  .refine(
    (parts) => (parts.length === 1 && /^\d+$/.test(parts[0] ?? '')) || parts.every(isNetwork),
    'must be a number of hops, or addresses and networks such as 10.0.0.0/8',
  )
  .transform((parts) => (parts.length === 1 && /^\d+$/.test(parts[0] ?? '') ? Number(parts[0]) : parts.join(',')));

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    most !== undefined && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

/** A setting's row. `fallback` is text, as the environment would give it; undefined means that it may stay unset. */
const setting = <Schema extends z.ZodType>(schema: Schema, fallback: string | undefined, description: string) => ({
  schema,
  fallback,
  description,
});

/** Every setting, read from the environment. docs/operating.md has the same table; a test compares the two. */
export const settingsTable = {
  PORT: setting(port, '3000', 'Port of the site. 0 takes a free one.'),
  HOST: setting(host, 'localhost', 'Address to listen on; `localhost` is loopback only, `0.0.0.0` every address.'),
  CONTENT_DIR: setting(z.string(), 'examples/content', 'Folder of the content.'),
  DATA_DIR: setting(z.string(), 'data', 'Folder that the server writes to: leads, resized pictures, its secret.'),
  DISK_FLOOR_MB: setting(
    wholeNumber(0),
    '256',
    "Free space of DATA_DIR's disk, in MB, that resized pictures leave to the leads.",
  ),
  DATABASE_URL: setting(
    addressOf('postgresql', 'postgres').optional(),
    undefined,
    'PostgreSQL for the leads. Unset, a file in DATA_DIR holds them.',
  ),
  PUBLIC_ORIGIN: setting(origin.optional(), undefined, 'Origin that visitors see. Unset: http://localhost:PORT.'),
  SECRET: setting(
    z.string().min(32, 'must have 32 characters or more').optional(),
    undefined,
    'Key of signed links. Unset, one is made once and kept in DATA_DIR.',
  ),
  ALLOW_ORIGINS: setting(
    wordList.pipe(z.array(origin)),
    '',
    "Foreign origins that may post forms, comma-separated, beside each site's own.",
  ),
  TRUST_PROXY: setting(
    proxies,
    '',
    'Proxies whose X-Forwarded-For counts: a number of hops, or addresses and networks, comma-separated. Unset: none.',
  ),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'Least weight of a log line that is written; `debug` has one line a request.',
  ),
  RATE_LIMIT: setting(
    wholeNumber(0),
    '600',
    'Leads a minute that one address may send to one form. 0 lifts the limit, and that of 30 pages a minute to be checked.',
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 600),
    '0',
    'Seconds that a server which was told to stop goes on as ever while its /readyz says 503, for balancers that ask it.',
  ),
  METRICS_PORT: setting(port.optional(), undefined, 'Port of `/metrics` for Prometheus. Unset, nothing is counted.'),
  METRICS_HOST: setting(host, 'localhost', 'Address that METRICS_PORT is listened to on, as HOST is of PORT.'),
  PARTNER_PORT: setting(port.optional(), undefined, "Port of the demo's partner pages. Unset: PORT and one."),
  WEBHOOK_URL: setting(
    addressOf('https', 'http')
      .refine((text) => !URL.canParse(text) || new URL(text).username === '', 'must hold no user name or password')
      .optional(),
    undefined,
    'Address that each lead is posted to. Wants WEBHOOK_SECRET.',
  ),
  WEBHOOK_SECRET: setting(
    z.string().min(16, 'must have 16 characters or more').optional(),
    undefined,
    "Key of the webhook's signature; its receiver has the same.",
  ),
  SMTP_URL: setting(
    addressOf('smtp', 'smtps')
      .refine(
        // The host would be what stands before the sign, and the lead goes there.
        (text) => /^\w+:\/\/[^/?#]*\/?(?:\?[^#@]*)?$/.test(text),
        `must have no path, no # and no @ behind its host: ${inPassword}`,
      )
      .optional(),
    undefined,
    'Mail server for notifications, with user and password where it wants them. Wants MAIL_FROM and MAIL_TO.',
  ),
  MAIL_FROM: setting(mailbox.optional(), undefined, 'Sender of notifications.'),
  MAIL_TO: setting(list.pipe(z.array(mailbox)), '', 'Receivers of notifications, comma-separated.'),
  SUPPLIER_ORIGIN: setting(origin.optional(), undefined, 'Host of the supplier portal that /go1688 leads to.'),
  SEARCH_ENGINES: setting(
    oneOf('allow', 'forbid'),
    'allow',
    'Whether search engines may show the site; `forbid` keeps a staging host out of them.',
  ),
  BROWSER_DIR: setting(z.string(), 'dist/browser', 'Folder of what was built for browsers.'),
  GALLERY_DIR: setting(
    z.string().optional(),
    undefined,
    "Folder of the kit's gallery, which /kit shows while the project is worked on. Unset, there is no /kit.",
  ),
};

type Table = typeof settingsTable;
export type SettingName = keyof Table;
type Values = { [Name in SettingName]: z.output<Table[Name]['schema']> };

/** Every setting by its own name, with what follows from others filled in. */
export type Settings = Values & { PUBLIC_ORIGIN: string; PARTNER_PORT: number };

/** A setting that will not do. The message is one line: name, value, cause and cure. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads all settings. An empty value counts as unset.
 * @throws SettingsError naming the first setting that will not do
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(settingsTable).map(([name, row]) => {
    const given = env[name] === '' ? undefined : env[name];
    const result = row.schema.safeParse(given ?? row.fallback);
    if (result.success) return [name, result.data];
    const cause = result.error.issues[0]?.message ?? 'is not valid';
    throw new SettingsError(
      `Setting ${name}=${JSON.stringify(secretNames.has(name) ? '…' : given)} will not do: ${cause}. ${row.description} Correct it in the environment, or unset it.`,
    );
  });
  const values = Object.fromEntries(entries) as Values;
  for (const [name, needed] of companions) {
    const missing = values[name] === undefined ? [] : needed.filter((other) => !values[other]?.length);
    if (missing.length > 0)
      throw new SettingsError(
        `Setting ${name} wants ${missing.join(' and ')} beside it. ${missing.map((other) => `${other}: ${settingsTable[other].description}`).join(' ')} Set it, or unset ${name}.`,
      );
  }
  return {
    ...values,
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    PARTNER_PORT: values.PARTNER_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
  };
}

/** Settings that are of no use without others. */
const companions = [
  ['WEBHOOK_URL', ['WEBHOOK_SECRET']],
  ['SMTP_URL', ['MAIL_FROM', 'MAIL_TO']],
] as const;

/** Tells of settings that do nothing since the one that they go with is not there: its name may be misspelt. */
export function explainIdle(settings: Readonly<Settings>): string[] {
  return companions.flatMap(([name, needed]) => {
    const idle = settings[name] === undefined ? needed.filter((other) => settings[other]?.length) : [];
    if (idle.length === 0) return [];
    return [
      `${name} is not set, so that nothing is done with ${idle.join(' and ')} and no lead is delivered that way. Set it too.`,
    ];
  });
}

/**
 * Tells of what is nearly the name of a setting that is not set. Others may be set so on purpose: only names of two words
 * and more are looked at, as one word is near to many.
 */
export function explainMisspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const unset = Object.keys(settingsTable).filter((name) => !env[name]);
  return Object.keys(env).flatMap((name) => {
    const near = env[name] && name.includes('_') && !(name in settingsTable) ? findNearest(name, unset) : undefined;
    return near ? [`${name} is no setting, and does nothing here; did you mean ${near}?`] : [];
  });
}

/** Their values may not reach a log. Addresses of services carry passwords and tokens. */
const secretNames: ReadonlySet<string> = new Set([
  'SECRET',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
]);
