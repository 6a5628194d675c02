import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from '../../pages/pages.text.ts';
import { escapeHtml } from '../base/escape.ts';

/** A host page: HTML with tags in it, and `{{name}}` where a word of the page or a part of the address goes. */
export interface HostPage {
  fill(mark: string, params: Readonly<Record<string, string>>): string;
}

/** Reads a host page and cuts it at its placeholders, once. */
export async function readHostPage(folder: string, name: string): Promise<HostPage> {
  const source = await readFile(path.join(folder, `${name}.html`), 'utf8');
  const pieces = source.split(/\{\{(\w+)\}\}/);
  return {
    fill: (mark, params) => pieces.map((piece, index) => (index % 2 ? word(piece, mark, params) : piece)).join(''),
  };
}

function word(key: string, mark: string, params: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(text, key)) return text[key as keyof typeof text][mark === 'cn' ? 'cn' : 'en'];
  return escapeHtml(params[key] ?? '');
}
