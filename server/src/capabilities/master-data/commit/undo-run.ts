import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { keyOf, type MasterKind, type MasterRow } from '#platform/master/master-kind.ts';
import type { Actor } from '#platform/request/request.ts';
import { findClosedToFiles } from '../delta/owners.ts';
import type { ImportWork, MasterDataDeps } from '../needs/master-data.deps.ts';
import { isOpenTo } from '../rules/closed-columns.model.ts';
import { becoming, beforeOf, type ImportRun, namedBy } from '../rules/import-run.model.ts';
import { isSame } from '../rules/row-merge.model.ts';
import type { KeptRow } from '../store/import-row.store.ts';
import { type AffectedCompanies, affectedCompanies } from './affected-companies.ts';
import { inOneMoment } from './in-one-moment.ts';

// Whoever waits for an answer meanwhile waits no longer than one of these takes.
const batchRows = 100;

/** Rows that nobody has changed since go back; what refers to others goes before them. All of it or nothing. */
export async function undoRun(work: ImportWork, id: string, by: { uid: string; actor: Actor }): Promise<void> {
  await inOneMoment(work, async (deps) => {
    const run = await deps.runs.lockRun(id);
    if (run?.state !== 'committed') return;
    const affected = affectedCompanies(deps);
    for (const name of [...run.kinds].reverse()) {
      const kind = deps.kinds[name];
      if (kind) await undoKind(deps, { run, name, kind, affected });
    }
    await deps.runs.setUndone(id, by.uid, deps.clock.now());
    const left = await deps.rows.countNotUndone(id);
    await deps.audit.record(by.actor, {
      action: 'import-undone',
      subject: `import:${id}`,
      details: { left },
      companyId: undefined,
      companies: affected.list(),
    });
  });
}

type OfKind = { run: ImportRun; name: MasterKindName; kind: MasterKind; affected: AffectedCompanies };

async function undoKind(deps: MasterDataDeps, of: OfKind): Promise<void> {
  let after: number | undefined;
  for (;;) {
    const rows = await deps.rows.listToWrite(
      { runId: of.run.id, kind: of.name },
      { verdicts: ['new', 'changed', 'ended'], after, limit: batchRows },
    );
    if (rows.length > 0) await undoBatch(deps, of, rows);
    if (rows.length < batchRows) return;
    after = rows.at(-1)?.line;
  }
}

async function undoBatch(
  deps: MasterDataDeps,
  { run, name, kind, affected }: OfKind,
  rows: readonly KeptRow[],
): Promise<void> {
  const of = { runId: run.id, kind: name };
  const table = kind.open(deps.transaction);
  const now = new Map((await table.find(namedBy(rows))).map(({ row }) => [keyOf(kind, row), row]));
  const closed = await findClosedToFiles(deps, name);
  const isAsWritten = (row: KeptRow) =>
    isOpenTo(kind, closed, row) && isSameOrBothGone(kind, row.becomes ?? undefined, now.get(row.key));
  const whole = rows.filter(isAsWritten);
  await deps.rows.setUndone(of, linesOf(rows.filter((row) => !isAsWritten(row))), 'moved');

  await table.write(beforeOf(whole));
  const added = whole.filter(({ verdict }) => verdict === 'new');
  const gone = added.length > 0 ? ((await table.takeBack?.(becoming(added))) ?? []) : [];
  const goneKeys = new Set(gone.map((row) => keyOf(kind, row)));
  const inUse = added.filter(({ key }) => !goneKeys.has(key));
  await deps.rows.setUndone(of, linesOf(inUse), 'in-use');
  const back = whole.filter((row) => !inUse.includes(row));
  await deps.rows.setUndone(of, linesOf(back), 'back');
  await affected.add(name, namedBy(back));
}

const linesOf = (rows: readonly KeptRow[]): number[] => rows.map(({ line }) => line);

const isSameOrBothGone = (kind: MasterKind, one: MasterRow | undefined, other: MasterRow | undefined): boolean =>
  one && other ? isSame(kind, one, other) : !one && !other;
