import { join, resolve } from 'node:path';

/** Paths hang on the repository, not on the folder the command was given in. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');
export const WEB = join(REPOSITORY, 'web');
export const ERP_MAIN = join(REPOSITORY, 'embedded/src/erp/main.ts');
export const ARCHIVES_MAIN = join(REPOSITORY, 'embedded/src/archives/main.ts');
export const TOOLS_MAIN = join(REPOSITORY, 'embedded/src/tools/main.ts');
export const PORTAL_COMMAND = join(REPOSITORY, 'server/src/commands/portal.ts');
export const SERVER_MAIN = join(REPOSITORY, 'server/src/main.ts');
