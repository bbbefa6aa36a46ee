import type { MasterKindName, RowVerdict } from '@dray/contract/master-data/master-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { type ImportRun, isWithin } from '../rules/import-run.model.ts';

/** Who has had a hand in it, by name; a command has none. */
export type RunNames = ReadonlyMap<string, string>;

export type ShownRun = { run: ImportRun; notUndone: number; names: RunNames };

export async function getRun({ runs }: MasterDataDeps, markets: Markets, id: string): Promise<ImportRun> {
  const run = await runs.findRun(id);
  if (!run || !isWithin(run, markets)) throw new Refusal('NOT_FOUND');
  return run;
}

export async function showRun(deps: MasterDataDeps, markets: Markets, id: string): Promise<ShownRun> {
  const run = await getRun(deps, markets, id);
  const [notUndone, names] = await Promise.all([
    run.state === 'undone' ? deps.rows.countNotUndone(id) : 0,
    findNames(deps, [run]),
  ]);
  return { run, notUndone, names };
}

type AskedRows = {
  id: string;
  kind: MasterKindName | undefined;
  verdict: RowVerdict | undefined;
  offset: number;
  limit: number;
};

export async function listRunRows(deps: MasterDataDeps, markets: Markets, { id, ...asked }: AskedRows) {
  await getRun(deps, markets, id);
  const [total, rows] = await Promise.all([deps.rows.countRows(id, asked), deps.rows.listRows(id, asked)]);
  return { total, rows };
}

export async function findNames(
  { identity }: Pick<MasterDataDeps, 'identity'>,
  runs: readonly ImportRun[],
): Promise<RunNames> {
  const uids = runs.flatMap(({ requestedBy, committedBy, undoneBy }) => [requestedBy, committedBy, undoneBy]);
  const people = await identity.listManagedAccounts([...new Set(uids.filter((uid) => uid !== undefined))]);
  return new Map(people.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
}
