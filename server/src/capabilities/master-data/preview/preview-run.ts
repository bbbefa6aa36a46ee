import type { ImportWork } from '../needs/master-data.deps.ts';
import { FileRefused, RunStopped } from '../reading/file-refused.ts';
import { AtWorkElsewhere, isForLater } from '../reading/for-later.ts';
import { findParts, type ImportPart, tableLimits, toRefused } from '../reading/import-parts.ts';
import type { ImportRun } from '../rules/import-run.model.ts';
import { previewKind } from './preview-kind.ts';
import { previewTally } from './preview-tally.ts';

/**
 * Reads and judges a file, all of it in one transaction: a process that is killed leaves nothing of it, and the next one
 * begins anew. How far it is stands outside of that transaction, where anybody reads it.
 */
export async function previewRun(work: ImportWork, id: string): Promise<void> {
  const run = await work.read((transaction) => work.depsOf(transaction).runs.findRun(id));
  if (run?.state !== 'reading') return;
  try {
    await readAll(work, run);
  } catch (thrown) {
    const error = toRefused(thrown);
    if (error instanceof RunStopped) return;
    const failed = (why: NonNullable<ImportRun['error']>) =>
      work.write((transaction) => work.depsOf(transaction).runs.setFailed(id, why));
    if (error instanceof FileRefused) return failed({ code: error.code, values: error.values });
    if (!isForLater(error)) await failed({ code: 'IMPORT_FAULT', values: {} });
    throw error;
  }
}

async function readAll({ read, write, depsOf, streamRows }: ImportWork, run: ImportRun): Promise<void> {
  const bytes = await read((transaction) => depsOf(transaction).files.readFile(run.fileKey));
  if (!bytes) throw new FileRefused('FILE_UNAVAILABLE', {});
  const parts = findParts(bytes, run.kinds[0]);
  await write(async (transaction) => {
    const deps = depsOf(transaction);
    // Another process is at it: the queue asks again, and finds it done.
    if (!(await deps.runs.takeTurn(run.id))) throw new AtWorkElsewhere(run.id);
    await deps.runs.takeTime();
    await deps.rows.removeRows(run.id);
    const tally = previewTally();
    const progressed = async () => {
      const isWanted = await write((beside) => depsOf(beside).runs.progress(run.id, { read: tally.read() }));
      if (!isWanted) throw new RunStopped();
    };
    for (const part of parts)
      await readPart(part, (batches) => previewKind({ deps, run, tally, progressed }, part.kind, batches), streamRows);
    const at = deps.clock.now();
    if (!(await deps.runs.setPreviewed(run.id, { ...tally.close(), at }))) throw new RunStopped();
  });
}

async function readPart(
  part: ImportPart,
  preview: (batches: ReturnType<ImportWork['streamRows']>) => Promise<void>,
  streamRows: ImportWork['streamRows'],
): Promise<void> {
  await preview(streamRows(await part.read(), tableLimits));
}
