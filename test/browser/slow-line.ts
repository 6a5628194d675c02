import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** A way to the site on which a page comes in pieces, each when the test says so; all else comes as it is. */
export class SlowLine {
  /** The next page is given out in pieces. */
  slow = false;
  #hold: (held: { pieces: string[]; answer: ServerResponse }) => void = () => {};
  readonly #held = new Promise<{ pieces: string[]; answer: ServerResponse }>((resolve) => {
    this.#hold = resolve;
  });
  readonly #to: URL;
  readonly #pieceCount: number;
  readonly #server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: this.#to.host, 'accept-encoding': 'identity' };
    // The whole page is wanted, and not the word that it is known already.
    delete headers['if-none-match'];
    const { hostname, port } = this.#to;
    const onward = request(
      {
        host: hostname.endsWith('localhost') ? 'localhost' : hostname,
        port,
        path: asked.url,
        method: asked.method,
        headers,
      },
      (got) => {
        const isPage = got.headers['content-type']?.startsWith('text/html');
        if (!this.slow || !isPage) {
          answer.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(answer);
          return;
        }
        const { 'content-length': _length, ...others } = got.headers;
        answer.writeHead(got.statusCode ?? 500, others);
        let html = '';
        got.setEncoding('utf8');
        got.on('data', (text: string) => {
          html += text;
        });
        got.on('end', () => {
          const [first, ...pieces] = cut(html, this.#pieceCount);
          // A browser takes a fault for a page of its own while it has nothing of it.
          answer.write(first);
          this.#hold({ pieces, answer });
        });
      },
    );
    asked.pipe(onward);
  });

  constructor(origin: string, pieceCount = 24) {
    this.#to = new URL(origin);
    this.#pieceCount = pieceCount;
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    return `${this.#to.protocol}//${this.#to.hostname}:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Gives out the page piece by piece, each once the browser has made something of the one before. */
  async giveOut(page: Page, afterEach: () => Promise<void>): Promise<void> {
    const { pieces, answer } = await this.#held;
    for (const [index, piece] of pieces.entries()) {
      const before = await readLength(page);
      answer.write(piece);
      await expect
        .poll(() => readLength(page), { message: `piece ${index} is read`, intervals: [5, 10, 20, 50] })
        .toBeGreaterThan(before);
      await afterEach();
    }
    answer.end();
    await page.waitForLoadState('networkidle');
  }
}

const readLength = (page: Page) => page.evaluate(() => document.documentElement?.innerHTML.length ?? 0);

/** Between two tags, as many of them in each piece, so that a browser can make something of it; never within a style or data. */
function cut(html: string, pieceCount: number): string[] {
  const places = [...html.matchAll(/(?<=>)(?=<)/g)].map(({ index }) => index);
  const ends = Array.from(
    { length: pieceCount },
    (_, each) => places[Math.round((places.length * (each + 1)) / pieceCount)],
  );
  return ends.map((end, each) => html.slice(ends[each - 1] ?? 0, end));
}
