import { diskFull, OutcomeUnknownError, tellCause } from './database-errors.ts';

/** Frees what of the leads' disk can be done without. @returns whether there was any */
export type MakeRoom = () => Promise<boolean>;

/** Does a writing, and where the disk is full once more with the room that could be made. Without `makeRoom` there is none. */
export async function withRoom<Result>(write: () => Promise<Result>, makeRoom?: MakeRoom): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    // What may have been stored after all is not tried again.
    if (error instanceof OutcomeUnknownError || tellCause(error) !== diskFull) throw error;
    if (!(await makeRoom?.())) throw error;
    return write();
  }
}
