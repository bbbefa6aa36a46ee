import type { Country } from '@dray/contract/markets.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { MasterFault, MasterKind, MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { judgeBatch } from './judge-batch.ts';

type Deps = Pick<MasterDataDeps, 'items' | 'kinds' | 'transaction'>;

/** What would become of a row that somebody has typed. */
export type TypedRow = {
  key: string;
  verdict: 'new' | 'changed' | 'unchanged' | 'refused';
  /** The whole row, where there is something to write. */
  becomes: MasterRow | undefined;
  faults: readonly MasterFault[];
};

/** Rows of a screen, judged as those of a file; until the transaction ends nobody else writes the same ones. */
export async function judgeRows(
  deps: Deps,
  name: MasterKindName,
  { rows, markets }: { rows: readonly MasterRow[]; markets: Markets },
): Promise<TypedRow[]> {
  const kind = kindOf(deps, name);
  await deps.items.takeTurn();
  const findComing = async () => new Map();
  const table = kind.open(deps.transaction);
  const reads = rows.map((cells, line) => ({ line, cells }));
  const { judged } = await judgeBatch({ kind, table, findComing, markets, closed: undefined }, reads);
  return judged.map(({ key, verdict, becomes, faults, awaits, line }) => {
    const first = judged.findIndex((other) => other.key === key);
    const repeated = first < line ? [fault('', 'LINE_TWICE', { line: first + 1 })] : [];
    const all = [...faults, ...awaits.map((each) => each.fault), ...repeated];
    return { key, verdict: verdict as TypedRow['verdict'], becomes, faults: all };
  });
}

export const writeRows = (deps: Deps, actor: Actor, name: MasterKindName, rows: readonly MasterRow[]): Promise<void> =>
  kindOf(deps, name).open(deps.transaction, actor).write(rows);

/** The first ones of a market, by their keys. */
export async function listRows(
  deps: Deps,
  name: MasterKindName,
  country: Country,
  limit: number,
): Promise<MasterRow[]> {
  const table = kindOf(deps, name).open(deps.transaction);
  const listed = await table.list({ countries: [country], after: undefined, limit });
  return listed.map(({ row }) => row);
}

function kindOf({ kinds }: Deps, name: MasterKindName): MasterKind {
  const kind = kinds[name];
  if (!kind) throw new Refusal('MASTER_KIND_UNKNOWN', { kind: name });
  return kind;
}
