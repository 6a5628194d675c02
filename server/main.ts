import { type Settings, readSettings } from './settings.ts';
import { registerSite } from './render/register-site.ts';
import { startServer } from './start.ts';
import { describeStartError } from './start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

let settings: Partial<Settings> = {};
try {
  const read = readSettings(process.env);
  settings = read;
  const server = await startServer(read, registerSite);
  stopOnSignal(() => server.stop());
  const [site, partner] = server.addresses;
  console.log(`Vitrine is at ${site}${partner ? `, partner pages at ${partner}` : ''}`);
} catch (error) {
  console.error(describeStartError(error, settings));
  process.exitCode = 1;
  // Whatever is still open must not keep a server that did not start.
  setTimeout(() => process.exit(1), 1000).unref();
}
