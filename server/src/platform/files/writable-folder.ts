import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { FilesLocation } from './files-location.ts';

/** Checked at the start: a folder that others own would refuse the first picture, weeks later. A bucket may come back by itself. */
export async function requireWritableFolder(location: FilesLocation): Promise<void> {
  if (location.kind !== 'folder') return;
  try {
    await mkdir(location.folder, { recursive: true, mode: 0o700 });
    await access(location.folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `The folder of files, ${location.folder}, is not writable for this user; FILES_URL names another one`,
      {
        cause,
      },
    );
  }
}
