import { randomUUID } from 'node:crypto';
import { countries } from '@dray/contract/markets.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import type { Actor } from '#platform/request/request.ts';
import { commitRun } from './commit/commit-run.ts';
import { refuseOwnedByErp } from './delta/owners.ts';
import type { ImportWork } from './needs/master-data.deps.ts';
import { previewRun } from './preview/preview-run.ts';
import { hasSomethingToWrite, type ImportRun } from './rules/import-run.model.ts';
import type { KeptRow } from './store/import-row.store.ts';

export type CommandedImport = {
  kind: MasterKindName;
  name: string;
  bytes: Uint8Array;
  isFull: boolean;
  isPreview: boolean;
  actor: Actor;
};

/** What an operator does by command: the same as with a file of the page, in every market, without a second person. */
export async function importFile(work: ImportWork, asked: CommandedImport): Promise<ImportRun> {
  const { read, write, depsOf } = work;
  const id = randomUUID();
  await write(async (transaction) => {
    const deps = depsOf(transaction);
    await refuseOwnedByErp(deps, asked.kind, asked.isFull);
    const file = deps.files.keepImport({ id, name: asked.name, bytes: asked.bytes });
    await deps.files.addFiles([file]);
    const added = await deps.runs.addRun({
      id,
      kinds: [asked.kind],
      fileName: asked.name,
      fileKey: file.key,
      isFull: asked.isFull,
      markets: countries,
      requestedBy: asked.actor.name,
      requestedAt: deps.clock.now(),
    });
    if (added === 'busy') throw new Error('Another import is under way: wait until it has ended.');
  });
  await previewRun(work, id);
  const find = async () => {
    const run = await read((transaction) => depsOf(transaction).runs.findRun(id));
    if (!run) throw new Error(`The import ${id} is gone`);
    return run;
  };
  const previewed = await find();
  if (asked.isPreview || previewed.state !== 'previewed' || !hasSomethingToWrite(previewed)) return previewed;
  await write((transaction) => depsOf(transaction).runs.setCommitting(id, asked.actor.name));
  await commitRun(work, id, asked.actor);
  return find();
}

const pageRows = 1_000;

/** Refused rows of a run, in the order of its file. */
export async function* listRefused({ read, depsOf }: ImportWork, { id, kinds }: ImportRun): AsyncGenerator<KeptRow[]> {
  for (const kind of kinds) {
    let after: number | undefined;
    for (;;) {
      const page = await read((transaction) =>
        depsOf(transaction).rows.listToWrite({ runId: id, kind }, { verdicts: ['refused'], after, limit: pageRows }),
      );
      if (page.length > 0) yield page;
      if (page.length < pageRows) break;
      after = page.at(-1)?.line;
    }
  }
}
