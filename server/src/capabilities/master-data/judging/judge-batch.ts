import type { Country } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import {
  type ComingRow,
  type FindComing,
  type Judgement,
  keyOf,
  type MasterFault,
  type MasterKind,
  type MasterTable,
  type StoredMasterRow,
} from '#platform/master/master-kind.ts';
import { type ClosedColumns, findClosedFaults } from '../rules/closed-columns.model.ts';
import type { JudgedRow } from '../rules/import-run.model.ts';
import { isSame, type MergedRow, mergeRow, type ReadRow, readKeyed } from '../rules/row-merge.model.ts';

type Bench = {
  kind: MasterKind;
  table: MasterTable;
  findComing: FindComing;
  /** Where the one who brings the rows may import. */
  markets: readonly Country[];
  /** What they may not change. */
  closed?: ClosedColumns | undefined;
};

export type JudgedBatch = { judged: JudgedRow[]; coming: ComingRow[] };

/** What becomes of each row of a batch, by one look at what is stored. */
export async function judgeBatch(bench: Bench, reads: readonly ReadRow[]): Promise<JudgedBatch> {
  const { kind, table, findComing } = bench;
  const keyed = reads.map((read) => readKeyed(kind, read));
  const hasKey = (faults: readonly MasterFault[]) => faults.every(({ column }) => !kind.key.includes(column));
  const found = await table.find(keyed.filter(({ faults }) => hasKey(faults)).map(({ keyRow }) => keyRow));
  const storedOf = new Map<string, StoredMasterRow>(found.map((each) => [keyOf(kind, each.row), each]));

  const merged = keyed.map((row) => {
    const stored = hasKey(row.faults) ? storedOf.get(row.key) : undefined;
    return { read: row, stored, ...withinOwn(bench, mergeRow(kind, row, stored), stored) };
  });
  const good = merged.filter(({ faults, isStill }) => faults.length === 0 && !isStill);
  const judgements = good.length > 0 ? await table.judge(good, findComing) : [];
  const judgementOf = new Map(good.map((each, index) => [each, judgements[index] as Judgement]));

  const coming: ComingRow[] = [];
  const judged = merged.map((each): JudgedRow => {
    const { read, row, stored } = each;
    const still = each.isStill && stored ? { country: stored.country } : { faults: each.faults };
    const judgement = within(bench, judgementOf.get(each) ?? still, stored);
    const head = { line: read.line, key: read.key };
    if ('faults' in judgement) return { ...refused, ...head, cells: read.cells, ...judgement };
    const { country, awaits = [] } = judgement;
    const verdict = !stored ? 'new' : isSame(kind, row, stored.row) ? 'unchanged' : 'changed';
    const hold = {
      ...head,
      verdict,
      country,
      awaits,
      faults: [],
      cells: awaits.length > 0 ? read.cells : undefined,
    } as const;
    if (verdict === 'unchanged') return { ...hold, becomes: undefined, before: undefined };
    coming.push({ row, stored });
    return { ...hold, becomes: row, before: stored?.row };
  });
  return { judged, coming };
}

/** A key that is wrong says more than whose the row is. */
function withinOwn({ kind, closed }: Bench, merged: MergedRow, stored: StoredMasterRow | undefined): MergedRow {
  const hasWrongKey = merged.faults.some(({ column }) => kind.key.includes(column));
  if (!closed || merged.isStill || hasWrongKey) return merged;
  const wrong = merged.faults.map(({ column }) => column);
  const foreign = findClosedFaults(kind, closed, { row: merged.row, stored: stored?.row });
  if (!stored && closed.to === 'file') return { ...merged, faults: foreign };
  return { ...merged, faults: [...merged.faults, ...foreign.filter(({ column }) => !wrong.includes(column))] };
}

const refused = { verdict: 'refused', country: undefined, becomes: undefined, before: undefined, awaits: [] } as const;

/** No row of another market, neither as it is nor as it would become. */
function within({ markets }: Bench, judgement: Judgement, stored: StoredMasterRow | undefined): Judgement {
  if ('faults' in judgement) return judgement;
  const foreign = [judgement.country, stored?.country].find((country) => country && !markets.includes(country));
  return foreign ? { faults: [fault('', 'MARKET_NOT_YOURS', { market: foreign })] } : judgement;
}
