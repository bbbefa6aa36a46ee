import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { StartRefused } from '../start-refused.ts';
import { reasonOf } from './terminal.ts';

export type DataFolder = { path: string; run: string; logs: string; postgres: string };

/** Under root PostgreSQL's user must be able to pass through; what is private inside has its own rights. */
export function prepareDataFolder(path: string): DataFolder {
  try {
    const mode = isRoot() ? 0o711 : 0o700;
    if (mkdirSync(path, { recursive: true, mode })) chmodSync(path, mode);
    const folder = { path, run: join(path, 'run'), logs: join(path, 'logs'), postgres: join(path, 'postgres') };
    for (const inside of [folder.run, folder.logs]) mkdirSync(inside, { recursive: true, mode: 0o700 });
    tryToWrite(path);
    tryToWrite(folder.run);
    return folder;
  } catch (cause) {
    const hint = 'Give it to this user, or set DATA_DIR to another folder.';
    throw new StartRefused(`The data folder ${path} is not writable (${reasonOf(cause)}). ${hint}`, { cause });
  }
}

function tryToWrite(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
}
