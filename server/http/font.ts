import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface Font {
  /** Its address, which is another when its bytes are. */
  address: string;
  /** What a page's sheet says to use it. */
  style: string;
}

interface FontOptions {
  /** Where `public-sans-latin.woff2` and `latin.css` are. */
  folder: string;
  headers: Readonly<Record<string, string>>;
}

/** The sheet that brings the face. It keeps its address, so that a page made elsewhere can name it. */
export const fontSheet = '/fonts/latin.css';

/** Serves the face of pages in Latin letters, and its sheet. Its format is compressed already. */
export async function registerFont(app: FastifyInstance, { folder, headers }: FontOptions): Promise<Font> {
  const [bytes, sheet] = await Promise.all([
    readFile(path.join(folder, 'public-sans-latin.woff2')),
    readFile(path.join(folder, 'latin.css'), 'utf8'),
  ]);
  const address = `/fonts/public-sans-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  app.get(address, (_request, reply) =>
    reply
      .headers(headers)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(bytes),
  );
  const style = sheet.replace('{{latin}}', address);
  app.get(fontSheet, (_request, reply) =>
    reply.headers(headers).header('Cache-Control', 'public, max-age=86400').type('text/css; charset=utf-8').send(style),
  );
  return { address, style };
}
