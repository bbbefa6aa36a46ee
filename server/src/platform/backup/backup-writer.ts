import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupEntry, type BackupHead, NoBackup } from './backup-format.ts';

export type BackupWriter = {
  tell(entry: BackupHead | BackupEntry): Promise<void>;
  rows(piece: Buffer): Promise<void>;
};

export type Written = { tables: number; rows: number; bytes: number };

/** Written beside it and renamed when it is whole and on the disk, readable for its owner alone. */
export async function writeWhole(file: string, work: (writer: BackupWriter) => Promise<void>): Promise<Written> {
  if (existsSync(file)) throw new NoBackup(`${file} is there already: name another file`);
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const written = await writeTo(unfinished, work);
    renameSync(unfinished, file);
    sync(dirname(file));
    return { ...written, bytes: statSync(file).size };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function writeTo(file: string, work: (writer: BackupWriter) => Promise<void>) {
  const zip = createGzip({ level: 6 });
  const onDisk = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const stored = finished(zip.pipe(onDisk));
  // The part that waits for the end hears of it, of a volume that is full, too.
  stored.catch(() => zip.destroy());
  zip.on('error', () => undefined);
  const digest = createHash('sha256');
  let [tables, total] = [0, 0];

  const put = async (piece: Buffer): Promise<void> => {
    digest.update(piece);
    if (!zip.write(piece)) await Promise.race([once(zip, 'drain'), stored]);
  };
  const tell: BackupWriter['tell'] = (entry) => {
    if ('table' in entry) tables += 1;
    if ('rows' in entry) total += entry.rows;
    return put(Buffer.from(`${JSON.stringify(entry)}\n`));
  };
  const rows: BackupWriter['rows'] = async (piece) => {
    await tell({ bytes: piece.length });
    await put(piece);
  };
  await work({ tell, rows }).catch(async (error: unknown) => {
    onDisk.destroy();
    await stored.catch(() => undefined);
    throw error;
  });
  const end: BackupEntry = { sha256: digest.copy().digest('hex'), tables, total };
  zip.end(`${JSON.stringify(end)}\n`);
  await stored;
  return { tables, rows: total };
}

function sync(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
