/** A mail as it came over the wire. */
export interface Mail {
  /** Headers by lower-case name, unfolded and decoded. */
  headers: ReadonlyMap<string, string>;
  /** The header part as it was sent. */
  head: string;
  /** The decoded parts by type, such as `text/plain`. */
  parts: ReadonlyMap<string, string>;
}

/** Reads as much of MIME as a notification has. */
export function readMail(source: string): Mail {
  const [head, body] = split(source);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const sections = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  return { head, headers, parts: new Map(sections.map((section) => readPart(section.trim()))) };
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
  const decode = (_: string, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : decodeQuotedPrintable(word.replaceAll('_', ' '));
  return text.replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1').replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, decode);
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
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
