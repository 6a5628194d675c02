import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A folder as hosts serve it that read its `_headers`: each site by its host, pages without their ending. */
export async function serveFolder(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const rules = new Map<string, [string, Record<string, string>][]>();
  for (const mark of ['cn', 'en'])
    rules.set(mark, readHeaders(await readFile(path.join(folder, mark, '_headers'), 'utf8')));
  const server = createServer(async (request, response) => {
    const mark = request.headers.host?.startsWith('en.') ? 'en' : 'cn';
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const tries = [`${pathname}.html`, `${pathname}~${searchParams.get('w')}.webp`, pathname, '/index.html'];
    const found = pathname === '/' ? ['/index.html'] : tries.slice(0, 3);
    const read = (name: string) => readFile(path.join(folder, mark, decodeURIComponent(name))).catch(() => undefined);
    for (const name of found) {
      const bytes = await read(name);
      if (!bytes) continue;
      const asked = name.includes('~') && name.endsWith('.webp') ? name : pathname;
      for (const [place, headers] of rules.get(mark) ?? [])
        if (place.endsWith('*') ? asked.startsWith(place.slice(0, -1)) : asked === place)
          for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
      response.end(bytes);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(await read('/404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function readHeaders(text: string): [string, Record<string, string>][] {
  const rules: [string, Record<string, string>][] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^ {2}([a-z0-9-]+): (.*)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.[1] ?? {}, { [name]: value });
    else if (line) rules.push([line, {}]);
  }
  return rules;
}
