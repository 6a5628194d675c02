/** The content server's; `NEXT_PUBLIC_ORIGIN=https://HOST npm run build` for another. */
export const origin = process.env.NEXT_PUBLIC_ORIGIN ?? 'http://localhost:3000';
