/** A browser needs what its sections were sent, and no more. */
export const data = undefined;
