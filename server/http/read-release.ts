import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmbedRelease } from '../../contract/entities/embed.ts';
import { createImportMap } from '../../loader/import-map.ts';
import { hashOf } from '../base/hash-of.ts';

/** A release, and all that a page and its browser may hold it against. */
export interface Release extends EmbedRelease {
  /** Of its loaders, by each algorithm that there is. */
  hashes: { loader: readonly string[]; sealed: readonly string[] };
  /** The import map of the sealed loader, where its files come from an origin. */
  writeMap(origin: string): string;
  /** The chunks that each widget imports beside the kit, by its name. */
  imports: Readonly<Record<string, string[]>>;
}

/**
 * The release that stands in the browser bundle's folder, and what a page that pins it holds that against.
 * @param origin where its files are served from, without a final slash
 */
export async function readRelease(folder: string, origin: string): Promise<Release> {
  const [manifest, loader, sealed] = await Promise.all([
    readFile(path.join(folder, 'manifest.json'), 'utf8'),
    readFile(path.join(folder, 'loader.js')),
    readFile(path.join(folder, 'sealed/loader.js')),
  ]);
  const { release: name, files, imports } = JSON.parse(manifest);
  const writeMap = (from: string) => JSON.stringify(createImportMap(`${from}/v/${name}/`, files));
  return {
    name,
    integrity: hashOf(loader, 'sha384'),
    sealed: { integrity: hashOf(sealed, 'sha384'), map: hashOf(writeMap(origin)) },
    hashes: { loader: hashesOf(loader), sealed: hashesOf(sealed) },
    writeMap,
    imports,
  };
}

const hashesOf = (file: Buffer) => ['sha256', 'sha384', 'sha512'].map((algorithm) => hashOf(file, algorithm));
