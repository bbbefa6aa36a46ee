import { join } from 'node:path';
import { REPOSITORY } from './repository.ts';

/** What the launcher starts, and itself. */
export const programs = {
  launcher: 'embedded/src/launcher/main.ts',
  server: 'server/src/main.ts',
  erp: 'embedded/src/erp/main.ts',
  archives: 'embedded/src/archives/main.ts',
  tools: 'embedded/src/tools/main.ts',
  portal: 'server/src/commands/portal.ts',
} as const;

/** The folder that `start.ts` found: programs that the install has bundled, or none, and then the sources run. */
const BUNDLED = 'DRAY_BUNDLE';

export function useBundle(folder: string | undefined): void {
  if (folder) process.env[BUNDLED] = folder;
  else delete process.env[BUNDLED];
}

export function scriptOf(name: keyof typeof programs): string {
  const bundle = process.env[BUNDLED];
  return bundle ? join(bundle, name, `${name}.js`) : join(REPOSITORY, programs[name]);
}
