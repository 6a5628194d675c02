import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './bundle.ts';
import { findProgram, runWebServer } from './web-server.ts';

export interface Nginx {
  /** Everything that it reads and writes. */
  folder: string;
  /** The certificate that it shows. */
  certificate: string;
  /** Reads its configuration again, as after a new certificate. */
  reload(): void;
  stop(): Promise<void>;
}

/** What is needed beside Node; where it is missing, how to install it. */
const programs = { nginx: 'nginx', openssl: 'openssl' };

/** The Debian packages that this machine wants before nginx can run here. */
export function missingPackages(): string[] {
  return Object.entries(programs).flatMap(([program, name]) => (findProgram(program) ? [] : [name]));
}

/** Fills in `${VITRINE_…}` and nothing else, as `envsubst` does with these names. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{(VITRINE_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf wants ${name}.`);
    return value;
  });
}

/**
 * Runs deploy/nginx.conf.
 * @param values everything that it wants but its folders, with addresses to listen on of the form 127.1.2.3:4000
 */
export async function runNginx(values: Readonly<Record<string, string>>): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-nginx-'));
  // Its workers are another user's where root starts them.
  await chmod(folder, 0o755);
  const { VITRINE_HOSTS: hosts = '' } = values;
  const names = hosts
    .split(' ')
    .flatMap((host) => [`DNS:${host.replace(/^\./, '')}`, `DNS:*.${host.replace(/^\./, '')}`]);
  const certificate = path.join(folder, 'fullchain.pem');
  await promisify(execFile)(findProgram('openssl') ?? 'openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=vitrine', '-addext', `subjectAltName=${names.join(',')}`],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', certificate],
  ]);
  const template = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const file = path.join(folder, 'nginx.conf');
  const folders = { VITRINE_CERTIFICATE: folder, VITRINE_STATE: folder };
  await writeFile(file, fillIn(template, { ...values, ...folders }));
  const [host = '', port = ''] = (values.VITRINE_HTTPS ?? '').split(':');
  const server = await runWebServer('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { host, port });
  return {
    folder,
    certificate: await readFile(certificate, 'utf8'),
    reload: () => server.signal('SIGHUP'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
