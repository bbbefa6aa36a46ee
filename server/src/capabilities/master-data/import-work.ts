import { randomUUID } from 'node:crypto';
import type { Logger } from '#platform/logger.ts';
import type { Actor } from '#platform/request/request.ts';
import { commitRun } from './commit/commit-run.ts';
import type { ImportWork } from './needs/master-data.deps.ts';
import { previewRun } from './preview/preview-run.ts';
import { AtWorkElsewhere, isForLater } from './reading/for-later.ts';

type OfImport = { importId: string };

/** What jobs do with a file; killed anywhere, it was not done at all, and is done again. */
export const importJobs = (work: ImportWork, logger: Logger) => {
  /** The run says only that it was our fault; what the fault was stands in the log. */
  const logged = (work: (asked: OfImport) => Promise<void>) => (asked: OfImport) =>
    work(asked).catch((err: unknown) => {
      if (!isForLater(err)) logger.error({ err, importId: asked.importId }, 'an import met a fault');
      throw err;
    });
  return { readImport: logged(({ importId }) => previewRun(work, importId)), writeImport: logged(writeImport) };

  async function writeImport({ importId }: OfImport): Promise<void> {
    const run = await work.read((transaction) => work.depsOf(transaction).runs.findRun(importId));
    if (run?.state !== 'committing') return;
    const actor: Actor = { name: run.committedBy ?? run.requestedBy, companyId: undefined, requestId: randomUUID() };
    // The queue asks again until the other one is done.
    if ((await commitRun(work, importId, actor)) === 'busy') throw new AtWorkElsewhere(importId);
  }
};

/** When a process begins: what another was killed over goes on at once, not when the queue takes its job for lost. */
export async function wakeImports({
  read,
  write,
  depsOf,
}: Pick<ImportWork, 'read' | 'write' | 'depsOf'>): Promise<void> {
  const working = await read((transaction) => depsOf(transaction).runs.listWorking());
  for (const { id, state } of working)
    await write((transaction) =>
      depsOf(transaction).runs.addJob(state === 'reading' ? 'read-import' : 'write-import', id),
    );
}
