import { runServer } from '../../../server/app/run.ts';

// Calls, files and leads without the pages, which want the browser's bundles.
await runServer(process.env);
