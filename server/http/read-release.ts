import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmbedRelease } from '../../contract/entities/embed.ts';
import { hashOf } from '../base/hash-of.ts';

/** A release, and every hash that a browser may hold its loader against. */
export interface Release extends EmbedRelease {
  hashes: string[];
}

/** The release that stands in the browser bundle's folder, and what a page that pins its loader holds that against. */
export async function readRelease(folder: string): Promise<Release> {
  const [manifest, loader] = await Promise.all([
    readFile(path.join(folder, 'manifest.json'), 'utf8'),
    readFile(path.join(folder, 'loader.js')),
  ]);
  return {
    name: JSON.parse(manifest).release,
    integrity: hashOf(loader, 'sha384'),
    hashes: ['sha256', 'sha384', 'sha512'].map((algorithm) => hashOf(loader, algorithm)),
  };
}
