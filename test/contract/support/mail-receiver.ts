import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers by lower-case name, unfolded and decoded. */
  headers: ReadonlyMap<string, string>;
  /** The header part as it was sent. */
  head: string;
  /** The decoded parts by type, such as `text/plain`. */
  parts: ReadonlyMap<string, string>;
}

export interface MailReceiver {
  url: string;
  received: readonly ReceivedMail[];
  /** What it says once a mail has arrived; by itself it takes it. */
  answer(line: string): void;
  until(condition: (received: readonly ReceivedMail[]) => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server of RFC 5321's smallest kind, on a free port. */
export async function runMailReceiver(): Promise<MailReceiver> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let answer = '250 taken';
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let from = '';
    let to: string[] = [];
    let data: string[] | undefined;
    const commands: readonly [RegExp, (argument: string) => void][] = [
      [/^EHLO (.*)/i, () => say('250 test')],
      [/^MAIL FROM:<(.*?)>/i, (address) => [from, to] = [address, []] && say('250 go on')],
      [/^RCPT TO:<(.*?)>/i, (address) => to.push(address) && say('250 go on')],
      [/^(DATA)/i, () => [data] = [[]] && say('354 end with a dot')],
      [/^(QUIT)/i, () => socket.end('221 bye\r\n')],
    ];
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (data && line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      if (data) {
        if (answer.startsWith('2')) received.push({ from, to, ...readMail(data.join('\r\n')) });
        data = undefined;
        say(answer);
        for (const look of waiting) look();
        return undefined;
      }
      for (const [pattern, act] of commands) {
        const match = pattern.exec(line);
        if (match) return act(match[1] ?? '');
      }
      return say('502 unknown');
    });
    say('220 test');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (line) => {
      answer = line;
    },
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(received)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function readMail(source: string): Omit<ReceivedMail, 'from' | 'to'> {
  const [head, body] = split(source);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const sections = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  const parts = sections.map((section) => readPart(section.trim()));
  return { head, headers, parts: new Map(parts) };
}

function split(source: string): [head: string, body: string] {
  const end = source.indexOf('\r\n\r\n');
  return [source.slice(0, end), source.slice(end + 4)];
}

function readHeaders(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

/** RFC 2047's encoded words; the space between two of them is none. */
function decodeWords(text: string): string {
  return text
    .replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function readPart(source: string): [type: string, text: string] {
  const [head, body] = split(source);
  const headers = readHeaders(head);
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return [type, Buffer.from(body, 'base64').toString()];
  return [type, encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body];
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
