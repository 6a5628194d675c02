// The site and the partner's pages for the browser tests, with a data folder that goes when they do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildGallery } from '../../tools/gallery.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-browser-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
console.log(`Leads are kept in ${folder}`);
process.env.GALLERY_DIR = await buildGallery();
await import('../../tools/start.mjs');
