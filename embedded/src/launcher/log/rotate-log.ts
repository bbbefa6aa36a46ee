import { copyFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { hasCode } from '../../process/read-if-there.ts';

const OLDER_FILES = 4;

/**
 * Puts what was logged aside and empties the file, which its program holds open and goes on appending to: it could not be
 * given another one. Where there is no room for the copy the oldest lines go, not the program.
 */
export function rotateLog(file: string): void {
  rmSync(`${file}.${OLDER_FILES}`, { force: true });
  for (let age = OLDER_FILES - 1; age >= 1; age -= 1) renameIfThere(`${file}.${age}`, `${file}.${age + 1}`);
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file, 0);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
