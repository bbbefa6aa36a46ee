import { join, resolve } from 'node:path';

/** Paths hang on the repository, not on the folder the command was given in. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');
export const WEB = join(REPOSITORY, 'web');
