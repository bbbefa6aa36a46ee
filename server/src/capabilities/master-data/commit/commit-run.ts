import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { keyOf, type MasterKind, type StoredMasterRow } from '#platform/master/master-kind.ts';
import type { Actor } from '#platform/request/request.ts';
import { findClosedToFiles } from '../delta/owners.ts';
import type { ImportWork, MasterDataDeps } from '../needs/master-data.deps.ts';
import { codeOf, isForLater } from '../reading/for-later.ts';
import { isOpenTo } from '../rules/closed-columns.model.ts';
import { becoming, beforeOf, type ImportRun, namedBy, type RowName } from '../rules/import-run.model.ts';
import { isSame } from '../rules/row-merge.model.ts';
import type { KeptRow } from '../store/import-row.store.ts';
import { type AffectedCompanies, affectedCompanies } from './affected-companies.ts';
import { inOneMoment } from './in-one-moment.ts';

// Whoever waits for an answer meanwhile waits no longer than one of these takes.
const batchRows = 100;
const maxMoved = 50;

/** Rows that are no longer what they were when their file was previewed. */
class RowsMoved extends Error {
  readonly moved: readonly RowName[];

  constructor(moved: readonly RowName[]) {
    super('rows have moved since the preview');
    this.moved = moved;
  }
}

/** Writes all good rows as they were previewed, or none. `busy`: another process is at it. */
export async function commitRun(work: ImportWork, id: string, actor: Actor): Promise<'settled' | 'busy'> {
  try {
    return await inOneMoment(work, (deps) => writeAll(work, deps, { id, actor }));
  } catch (error) {
    if (error instanceof RowsMoved) await notCommitted(work, id, { moved: error.moved, error: undefined });
    // What a row refers to is gone: whoever reads it looks at a new preview.
    else if (codeOf(error) === '23503')
      await notCommitted(work, id, { moved: [], error: { code: 'CHANGED_MEANWHILE', values: {} } });
    else {
      if (!isForLater(error)) await notCommitted(work, id, { moved: [], error: { code: 'IMPORT_FAULT', values: {} } });
      throw error;
    }
    return 'settled';
  }
}

const notCommitted = (
  { write, depsOf }: ImportWork,
  id: string,
  why: { moved: readonly RowName[]; error: ImportRun['error'] },
): Promise<void> => write((transaction) => depsOf(transaction).runs.setNotCommitted(id, why));

async function writeAll(
  { write, depsOf }: ImportWork,
  deps: MasterDataDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<'settled' | 'busy'> {
  if (!(await deps.runs.takeTurn(id))) return 'busy';
  const run = await deps.runs.findRun(id);
  if (run?.state !== 'committing') return 'settled';
  let written = 0;
  const affected = affectedCompanies(deps);
  const moved: RowName[] = [];
  for (const name of run.kinds) {
    const kind = deps.kinds[name];
    if (!kind) throw new Error(`There is no kind ${name}`);
    for await (const rows of batchesOf(deps, run, name)) {
      moved.push(...(await writeBatch(deps, { run, name, kind, actor, affected }, rows)));
      if (moved.length >= maxMoved) throw new RowsMoved(moved.slice(0, maxMoved));
      written += rows.length;
      // A transaction of its own: this one shows nothing until it is done.
      await write((beside) => depsOf(beside).runs.progress(id, { written }));
    }
  }
  if (moved.length > 0) throw new RowsMoved(moved);
  await deps.runs.setCommitted(id, deps.clock.now());
  await record(deps, run, actor, affected);
  return 'settled';
}

async function* batchesOf({ rows }: MasterDataDeps, { id: runId }: ImportRun, kind: MasterKindName) {
  let after: number | undefined;
  for (;;) {
    const page = await rows.listToWrite(
      { runId, kind },
      { verdicts: ['new', 'changed', 'ended'], after, limit: batchRows },
    );
    if (page.length > 0) yield page;
    if (page.length < batchRows) return;
    after = page.at(-1)?.line;
  }
}

type OfKind = { run: ImportRun; name: MasterKindName; kind: MasterKind; actor: Actor; affected: AffectedCompanies };

/** Gives those that have moved; nothing of a batch with such a row is written. */
async function writeBatch(
  deps: MasterDataDeps,
  { run, name, kind, actor, affected }: OfKind,
  rows: readonly KeptRow[],
): Promise<RowName[]> {
  const table = kind.open(deps.transaction, actor);
  const found = new Map((await table.find(namedBy(rows))).map((each) => [keyOf(kind, each.row), each]));
  const closed = await findClosedToFiles(deps, name);
  const moved = rows.filter(
    (row) => !isStill(kind, row.before ?? undefined, found.get(row.key)) || !isOpenTo(kind, closed, row),
  );
  if (moved.length > 0) return moved.map(({ line, key }) => ({ kind: name, line, key }));

  await table.write(becoming(rows.filter(({ verdict }) => verdict !== 'ended')));
  await affected.add(name, namedBy(rows));
  const ended = rows.filter(({ verdict }) => verdict === 'ended');
  if (ended.length > 0) {
    const lacking = beforeOf(ended);
    await table.end?.(lacking);
    // How they look now is what an undo compares with.
    const now = new Map((await table.find(lacking)).map((each) => [keyOf(kind, each.row), each.row]));
    const since = ended.map(({ line, key }) => ({ line, becomes: now.get(key) ?? null }));
    await deps.rows.setEnded({ runId: run.id, kind: name }, since);
  }
  return [];
}

const isStill = (
  kind: MasterKind,
  before: StoredMasterRow['row'] | undefined,
  now: StoredMasterRow | undefined,
): boolean => (before && now ? isSame(kind, before, now.row) : !before && !now);

async function record(
  { audit }: MasterDataDeps,
  { id, kinds, counts, isFull }: ImportRun,
  actor: Actor,
  affected: AffectedCompanies,
): Promise<void> {
  const sums = Object.fromEntries(
    kinds.flatMap((kind) => {
      const of = counts[kind];
      return of ? [[kind, `new ${of.new}, changed ${of.changed}, ended ${of.ended}, refused ${of.refused}`]] : [];
    }),
  );
  await audit.record(actor, {
    action: 'import-committed',
    subject: `import:${id}`,
    details: { ...sums, full: isFull },
    companyId: undefined,
    companies: affected.list(),
  });
}
