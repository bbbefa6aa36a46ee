import { readFileSync, readlinkSync } from 'node:fs';

/** The text of a file, or `undefined` when it is gone: files below /proc vanish with their process (ESRCH). */
export function readIfThere(path: string): string | undefined {
  return absentAsUndefined(() => readFileSync(path, 'utf8'), ['ENOENT', 'ESRCH']);
}

/** Where a link leads; of another user's process that is a secret, which here is as good as absent. */
export function readLinkIfThere(path: string): string | undefined {
  return absentAsUndefined(() => readlinkSync(path), ['ENOENT', 'ESRCH', 'EACCES', 'EPERM']);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function absentAsUndefined(read: () => string, codes: string[]): string | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, ...codes)) return undefined;
    throw error;
  }
}
