import { createHash } from 'node:crypto';

/** The same for the same news, so that what is told a second time is known as such. */
export const digestOf = (update: object): string =>
  createHash('sha256').update(JSON.stringify(update)).digest('base64url');
