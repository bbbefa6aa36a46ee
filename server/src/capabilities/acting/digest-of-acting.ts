import { createHash } from 'node:crypto';

/** What is kept of the id that a tab holds. */
export const digestOfActing = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
