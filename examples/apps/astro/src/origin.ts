/** The content server's; `PUBLIC_ORIGIN=https://HOST npm run build` for another. */
export const origin = import.meta.env.PUBLIC_ORIGIN ?? 'http://localhost:3000';
