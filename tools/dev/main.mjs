// The server as server/app/main.ts starts it, on the content that its process has read while it waited.
import { runServer } from '../../server/app/run.ts';
import { registerSite } from '../../server/render/register-site.ts';
import { takeReading } from './content-ahead.mjs';

await runServer(process.env, { registerPages: registerSite, reading: takeReading() });
