import { createPreviewToken, type Previewed } from '../../../server/content/preview.ts';
import { testSecret } from './run-app.ts';

/** The token of an entry's preview link on a test's server, which serves for so many milliseconds. */
export const tokenFor = (entry: Previewed, { lasts = 3_600_000, secret = testSecret } = {}) =>
  createPreviewToken(secret, entry, new Date(Date.now() + lasts));
