import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingsTable } from '../../server/base/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  logging?: { driver: string };
  networks?: Record<string, { ipv4_address: string }>;
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const { nginx, postgres, ...servers } = compose.services as Record<string, Service> &
  Record<'nginx' | 'postgres', Service>;
const dockerfile = read('deploy/Dockerfile');
const instructions = (name: string) =>
  [...dockerfile.replace(/\\\n\s*/g, '').matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

describe('compose.yaml', () => {
  it('gives its two servers settings that there are', () => {
    expect(Object.keys(servers)).toEqual(['app-1', 'app-2']);
    for (const { environment = {} } of Object.values(servers))
      expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual(['PGPASSWORD']);
  });

  it('writes no password into an address, where some characters mean something else', () => {
    const { DATABASE_URL, PGPASSWORD } = servers['app-1']?.environment ?? {};
    expect(DATABASE_URL).not.toContain('$');
    expect(PGPASSWORD).toBe(postgres.environment?.POSTGRES_PASSWORD);
  });

  it('gives them nothing to write to but a data folder of their own', () => {
    const written = Object.values(servers).map((server) => {
      expect([server.read_only, server.tmpfs]).toEqual([true, ['/tmp']]);
      return server.volumes?.filter((volume) => !volume.endsWith(':ro'));
    });
    expect(written).toEqual([['data-1:/data'], ['data-2:/data']]);
  });

  it('lets no service fill the disk with its log', () => {
    const drivers = Object.entries(compose.services).map(([name, { logging }]) => [name, logging?.driver]);
    expect(drivers).toEqual(Object.keys(compose.services).map((name) => [name, 'local']));
  });

  it('gives nginx the file that is tested, and everything that it wants', () => {
    expect(nginx.volumes).toContain('./nginx.conf:/etc/nginx/templates/nginx.conf.template:ro');
    const wanted = [...new Set([...read('deploy/nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))].sort();
    const given = Object.keys(nginx.environment ?? {}).filter((name) => name.startsWith('VITRINE_'));
    expect(given.sort()).toEqual(wanted);
    expect(nginx.command).toContain(`${nginx.environment?.NGINX_ENVSUBST_OUTPUT_DIR}/nginx.conf`);
  });

  it('leads nginx to the addresses that its servers have', () => {
    const { VITRINE_FIRST, VITRINE_SECOND } = nginx.environment ?? {};
    const places = Object.values(servers).map(({ networks }) => `${networks?.inner?.ipv4_address}:3000`);
    expect([VITRINE_FIRST, VITRINE_SECOND]).toEqual(places);
  });

  it('has nginx keep pages by the very host that it hands on', () => {
    const conf = read('deploy/nginx.conf');
    const [, handedOn] = /proxy_set_header Host (\$\w+);/.exec(conf) ?? [];
    const keys = [...conf.matchAll(/proxy_cache_key (.+);/g)].map(([, key]) => key);
    expect(keys).toEqual([`${handedOn}$request_uri`]);
    expect(conf).not.toContain('$http_host');
  });

  it('asks for nothing in silence: .env.example has each value that has to be set', () => {
    const needed = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    const named = [...read('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(needed)].sort()).toEqual(named.sort());
  });

  it('keeps what is filled in, its secrets among it, out of version control', () => {
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  it('names an exact version of every image', () => {
    const images = [nginx.image, postgres.image, ...instructions('FROM').map((from) => from.replace(/ AS .*/, ''))];
    expect(images.filter((image) => !/:\d+\.\d+(?:\.\d+)?(?:-slim)?$/.test(image))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  it('is built on the Node that the project is made with', () => {
    const version = read('.nvmrc').trim();
    for (const from of instructions('FROM')) expect(from).toContain(`node:${version}-slim`);
  });

  it('copies what is there, or is built', () => {
    const places = instructions('COPY').flatMap((copy) =>
      copy
        .split(' ')
        .filter((part) => !part.startsWith('--'))
        .slice(0, -1),
    );
    const built = places.filter((place) => place.startsWith('/app/dist/'));
    expect(built).toEqual(['/app/dist/browser', '/app/dist/server']);
    for (const place of places)
      if (!built.includes(place)) expect([place, existsSync(path.join(root, place))]).toEqual([place, true]);
  });

  it('takes along what a server is said to want', () => {
    const [, wants = ''] = /^It wants Node (.+?) a content folder/ms.exec(read('docs/operating.md')) ?? [];
    const named = [...wants.matchAll(/`([\w./]+)`/g)].map(([, place = '']) => place);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const copied = [...last.matchAll(/^COPY .*\.\/(\S+)$/gm)].map(([, place]) => place);
    expect(named.filter((place) => place !== 'node_modules' && place !== '/embed').sort()).toEqual(copied.sort());
  });

  it('is sent everything that a build reads, and nothing that is of this machine', () => {
    const sent = read('deploy/Dockerfile.dockerignore').trim().split('\n');
    expect(sent[0]).toBe('**');
    const named = sent.slice(1).map((line) => line.slice(1));
    const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(read('tools/build.mjs')) ?? [];
    const sources = [...list.matchAll(/'([\w.-]+)(?:\/[^']*)?'/g)].map(([, source]) => source);
    expect(named).toEqual(expect.arrayContaining(sources));
    for (const name of named) expect([name, existsSync(path.join(root, name))]).toEqual([name, true]);
  });

  it('sets what the server reads, runs as nobody in particular and is told to stop by its signal', () => {
    const names = instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.replace(/=.*/, '')));
    expect(names.filter((name) => name !== 'NODE_ENV' && !(name in settingsTable))).toEqual([]);
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('CMD')).toEqual(['["node", "dist/server/main.js"]']);
  });
});
