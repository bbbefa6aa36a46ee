import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Audit } from '#capabilities/audit/index.ts';
import { importPictures, type PictureFile, type PictureReport } from '#capabilities/catalogue/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { readBytes } from '#platform/files/read-bytes.ts';
import type { Actor } from '#platform/request/request.ts';
import { importRunStore } from './import-run.store.ts';
import { importTerminal, type Paper } from './import-terminal.ts';

type ImportTools = { audit: Audit; files: FilesDoor; actor: Actor; paper: Paper };

const readWithinMs = 30_000;

/** One folder, one transaction with its line in the audit: the portal shows all good pictures of it, or none. */
export async function runPictureImport(
  transaction: Transaction,
  { audit, files, actor, paper }: ImportTools,
  folder: string,
): Promise<PictureReport> {
  const pictures = await listPictures(folder);
  const run = importRunStore(transaction);
  if (!(await run.takeTurn())) throw new Error('Another import is under way: wait until it has ended.');
  await run.takeTime();

  const terminal = importTerminal(paper, pictures.length, 'files');
  const report = await importPictures(transaction, pictures, {
    files,
    onRefused: terminal.refusedFile,
    onProgress: (done) => terminal.progressed({ rows: done, bytes: done }),
  });
  terminal.done();
  await audit.record(actor, { action: 'pictures-imported', subject: 'import:pictures', details: report });
  return report;
}

/** In the order of their names, so that two runs report the same; what a system hides in a folder is left out. */
async function listPictures(folder: string): Promise<PictureFile[]> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const names = await readdir(folder);
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({ name, read: (maxBytes) => readPicture(join(folder, name), maxBytes) }));
}

const readPicture = (path: string, maxBytes: number) =>
  readBytes(createReadStream(path), { maxBytes, withinMs: readWithinMs });
