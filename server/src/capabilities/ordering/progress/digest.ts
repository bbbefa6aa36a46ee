import { createHash } from 'node:crypto';

/** The same for the same update, so that what is reported a second time is known as such. */
export const digestOf = (update: object): string =>
  createHash('sha256').update(JSON.stringify(update)).digest('base64url');
