import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readCommand } from './read-command.mjs';

readCommand({
  command: 'node tools/make-videos.mjs',
  about: `Remakes the clips of the demo site, in examples/content/files/videos, from its pictures: each glides over one and
dissolves into another.`,
  more: 'It needs ffmpeg with libx264 on the PATH.',
});
const files = fileURLToPath(new URL('../examples/content/files/', import.meta.url));
const seconds = 3;
const dissolve = 1;
const frames = 25;

/** Two pictures each; `from` → `to` is the window's left edge as a share of the way it can move, `zoom` how much closer it gets. */
const clips = {
  'clip-1': [
    { picture: 'case-lanchuan', from: 0.2, to: 0.8, zoom: 0.18 },
    { picture: 'product-production', from: 0.5, to: 0.5, zoom: 0.12 },
  ],
  'clip-2': [
    { picture: 'case-nanzhi', from: 0, to: 0.7, zoom: 0.12 },
    { picture: 'solution-store-replenishment', from: 0.8, to: 0.3, zoom: 0.14 },
  ],
  'clip-3': [
    { picture: 'case-shuoyuan', from: 0, to: 0.8, zoom: 0.1 },
    { picture: 'news-11', from: 0.9, to: 0.4, zoom: 0.12 },
  ],
  'clip-4': [
    { picture: 'case-hengzhi', from: 0.1, to: 0.7, zoom: 0.16 },
    { picture: 'solution-batch-traceability', from: 0.5, to: 0.6, zoom: 0.2 },
  ],
  'clip-5': [
    { picture: 'case-meridian', from: 0, to: 0.9, zoom: 0.08 },
    { picture: 'hero-1', from: 0.5, to: 1, zoom: 0.1 },
  ],
  'clip-6': [
    { picture: 'case-lishan', from: 0.3, to: 0.7, zoom: 0.2 },
    { picture: 'hero-4', from: 0.6, to: 1, zoom: 0.1 },
  ],
  // These two stand behind a form: no public entry may name them.
  'clip-7': [
    { picture: 'media-4', from: 0.1, to: 0.8, zoom: 0.12 },
    { picture: 'news-3', from: 0.8, to: 0.4, zoom: 0.16 },
  ],
  'clip-8': [
    { picture: 'case-kangyan', from: 0.2, to: 0.8, zoom: 0.14 },
    { picture: 'media-1', from: 0.7, to: 0.3, zoom: 0.12 },
  ],
};

/** Sub-pixel steps need a large source: the picture is enlarged before ffmpeg's zoompan walks over it. */
async function enlarge(picture, folder) {
  const file = path.join(folder, `${picture}.png`);
  await sharp(path.join(files, 'pictures', `${picture}.webp`))
    .resize({ height: 2160 })
    .png({ compressionLevel: 1 })
    .toFile(file);
  return file;
}

function glide({ from, to, zoom }, index) {
  const count = seconds * frames;
  const share = `(on/${count})`;
  return `[${index}:v]zoompan=z='1.15+${zoom}*${share}':x='(iw-iw/zoom)*(${from}+(${to}-${from})*${share})':y='(ih-ih/zoom)*0.5':d=${count}:s=640x360:fps=${frames},setsar=1[v${index}]`;
}

function run(command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with code ${code}`))));
  });
}

const scratch = await mkdtemp(path.join(tmpdir(), 'clips-'));
await mkdir(path.join(files, 'videos'), { recursive: true });
for (const [name, scenes] of Object.entries(clips)) {
  const pictures = [];
  for (const scene of scenes) pictures.push(await enlarge(scene.picture, scratch));
  const graph = `${scenes.map(glide).join(';')};[v0][v1]xfade=transition=fade:duration=${dissolve}:offset=${seconds - dissolve},format=yuv420p[out]`;
  await run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...pictures.flatMap((picture) => ['-i', picture]),
    '-filter_complex',
    graph,
    '-map',
    '[out]',
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-profile:v',
    'main',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    path.join(files, 'videos', `${name}.mp4`),
  ]);
}
await rm(scratch, { recursive: true });
