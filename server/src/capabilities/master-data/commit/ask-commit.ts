import { retention } from '@dray/contract/retention.ts';
import { Refusal } from '#platform/refusal.ts';
import { refuseOwnedByErp } from '../delta/owners.ts';
import type { Importing, Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { endedToType, hasSomethingToWrite, type ImportRun, isWithin, needsSecond } from '../rules/import-run.model.ts';

export type WantedCommit = { id: string; previewHash: string; ended: number | undefined };

/** For whom it is missing, and what state forbids: the run itself, locked. */
export async function lockOwn({ runs }: MasterDataDeps, markets: Markets, id: string): Promise<ImportRun> {
  const run = await runs.lockRun(id);
  if (!run || !isWithin(run, markets)) throw new Refusal('NOT_FOUND');
  return run;
}

/** Lets a run be written, or asks a second person for it; gives whether it is to be written now. */
export async function askCommit(
  deps: MasterDataDeps,
  request: Importing & { markets: Markets },
  { id, previewHash, ended }: WantedCommit,
): Promise<'write' | 'waits' | 'done'> {
  const run = await lockOwn(deps, request.markets, id);
  if (run.state === 'committing' || run.state === 'committed') return 'done';
  if (run.state !== 'previewed') throw new Refusal('IMPORT_NOT_READY');
  if (run.previewHash !== previewHash) throw new Refusal('CHANGED_MEANWHILE');
  if (!hasSomethingToWrite(run)) throw new Refusal('IMPORT_NOTHING_TO_WRITE');
  for (const kind of run.kinds) await refuseOwnedByErp(deps, kind, run.isFull);
  const toType = endedToType(run);
  if (toType !== undefined && ended !== toType) throw new Refusal('IMPORT_COUNT_WRONG', { count: toType });
  if (!needsSecond(run)) {
    await deps.runs.setCommitting(id, request.caller.uid);
    await deps.runs.addJob('write-import', id);
    return 'write';
  }
  await deps.askChange(
    request,
    {
      kind: 'import',
      subject: `import:${id}`,
      topic: id,
      markets: run.markets,
      before: {},
      after: { id, previewHash, requestedBy: request.caller.uid },
    },
    { action: 'import-asked', details: { kinds: run.kinds.join(' ') } },
  );
  return 'waits';
}

export const undoableUntil = ({ committedAt }: Pick<ImportRun, 'committedAt'>): Date | undefined =>
  committedAt && new Date(committedAt.getTime() + retention.importUndoDays * 86_400_000);

/** Gives whether there is anything left to undo. */
export async function askUndo(deps: MasterDataDeps, markets: Markets, id: string): Promise<boolean> {
  const run = await lockOwn(deps, markets, id);
  if (run.state === 'undone') return false;
  const until = undoableUntil(run);
  if (run.state !== 'committed' || !until) throw new Refusal('IMPORT_NOT_READY');
  if (deps.clock.now() > until) throw new Refusal('IMPORT_UNDO_OVER');
  for (const kind of run.kinds) await refuseOwnedByErp(deps, kind);
  return true;
}

export async function stopRun(deps: MasterDataDeps, { actor, markets }: Importing & { markets: Markets }, id: string) {
  const run = await lockOwn(deps, markets, id);
  if (run.state === 'stopped') return;
  if (run.state !== 'reading' && run.state !== 'previewed') throw new Refusal('IMPORT_NOT_READY');
  await deps.runs.setStopped(id);
  await deps.audit.record(actor, {
    action: 'import-stopped',
    subject: `import:${id}`,
    details: {},
    companyId: undefined,
  });
}
