import type { TestProject } from 'vitest/node';
import { explainMissing, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that tests may make databases in, or nothing. */
    postgres: string | undefined;
  }
}

/** The database that the lead tests run on beside the file: the given one, or one that is started for them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgres', given);
    return undefined;
  }
  const started = await startPostgres().catch((error: unknown) => String(error));
  if (typeof started === 'object') {
    project.provide('postgres', started.url);
    return started.stop;
  }
  project.provide('postgres', undefined);
  const reason = started ?? explainMissing();
  console.warn(`\n*** PostgreSQL is NOT tested: ${reason}. Mend that, or set TEST_DATABASE_URL. ***\n`);
  return undefined;
}
