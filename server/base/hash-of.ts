import { createHash } from 'node:crypto';

/** A text's hash as a policy and an `integrity` write it. */
export const hashOf = (text: string | Buffer, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
