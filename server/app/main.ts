import { registerSite } from '../render/register-site.ts';
import { runServer } from './run.ts';

await runServer(process.env, { registerPages: registerSite });
