import { type ItemResult, isMasterKind, type MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { MasterFault, MasterKind, MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import { judgeBatch } from '../judging/judge-batch.ts';
import type { Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { readKeyed } from '../rules/row-merge.model.ts';
import { newestOf, type SaidColumns, sayAnew } from '../rules/said-columns.model.ts';
import type { ItemToKeep, NewWaiting } from '../store/master-item.store.ts';
import { closedToPrograms } from './owners.ts';

export type ItemOutcome = { result: ItemResult; code: string | undefined; faults: readonly MasterFault[] };
export type Sent = { columns: SaidColumns };
export type Sender = { markets: Markets; uid: string };

const outcome = (result: ItemResult, faults: readonly MasterFault[] = [], code?: string): ItemOutcome => ({
  result,
  code,
  faults,
});

/** What one row waits for, by kind and key. */
export const nameAwaited = (kind: string, key: string): string => `${kind}\u001f${key}`;

/** Messages of one kind in the order in which they came; gives what became of each, and the rows that are there now. */
export async function takeItems(
  deps: MasterDataDeps,
  name: MasterKindName,
  { sent, sender }: { sent: readonly Sent[]; sender: Sender },
): Promise<{ outcomes: ItemOutcome[]; taken: string[]; waiting: NewWaiting[] }> {
  const kind = deps.kinds[name];
  if (!kind) throw new Refusal('MASTER_KIND_UNKNOWN', { kind: name });
  await deps.items.takeTurn();
  const keyed = sent.map(({ columns }, line) => ({ columns, ...keyIn(kind, columns, line) }));
  const known = await deps.items.findItems(
    name,
    keyed.map(({ key }) => key),
  );
  const { outcomes, said } = compare(keyed, known);
  const anew = [...said].flatMap(([key, each]) => (each.lines.length > 0 ? [{ key, ...each }] : []));
  const settled = await writeAnew(deps, { name, kind, sender }, anew);
  for (const { lines, result } of settled.results) for (const line of lines) outcomes[line] = result;
  return { outcomes, taken: settled.taken, waiting: settled.waiting };
}

type Keyed = ReturnType<typeof keyIn> & { columns: SaidColumns };
type SaidRow = { columns: SaidColumns; later: MasterRow; lines: readonly number[] };

/** Message by message against what was said before of the same row. */
function compare(keyed: readonly Keyed[], known: ReadonlyMap<string, { columns: SaidColumns }>) {
  const outcomes: ItemOutcome[] = [];
  const said = new Map<string, SaidRow>();
  for (const { line, key, columns, faults } of keyed) {
    if (faults.length > 0) {
      outcomes[line] = outcome('refused', faults, 'FILE_ERROR');
      continue;
    }
    const before = said.get(key) ?? { columns: known.get(key)?.columns ?? {}, later: {}, lines: [] };
    const now = sayAnew(before.columns, columns);
    const isAnew = Object.keys(now.later).length > 0;
    outcomes[line] = outcome(isAnew ? 'taken' : now.isOlder ? 'older' : 'unchanged');
    const lines = isAnew ? [...before.lines, line] : before.lines;
    said.set(key, { columns: now.columns, later: { ...before.later, ...now.later }, lines });
  }
  return { outcomes, said };
}

/** The columns of the key are said with every message. */
function keyIn(kind: MasterKind, columns: SaidColumns, line: number) {
  const cells = Object.fromEntries(Object.entries(columns).map(([column, [, text]]) => [column, text]));
  const unknown = Object.keys(cells).filter((column) => !Object.hasOwn(kind.columns, column));
  const { key, faults } = readKeyed(kind, { line, cells });
  const all = [...faults, ...unknown.map((column) => fault(column, 'COLUMN_UNKNOWN'))];
  return { line, key, faults: all };
}

type Anew = { key: string; columns: SaidColumns; later: MasterRow; lines: readonly number[] };
type OfKind = { name: MasterKindName; kind: MasterKind; sender: Sender };

async function writeAnew(deps: MasterDataDeps, { name, kind, sender }: OfKind, anew: readonly Anew[]) {
  const missing = new Set<string>();
  const findComing = async (parent: string, keys: readonly string[]) => {
    for (const key of keys) missing.add(nameAwaited(parent, key));
    return new Map();
  };
  const table = kind.open(deps.transaction);
  const reads = anew.map(({ columns, later }, line) => ({ line, cells: { ...keyCells(kind, columns), ...later } }));
  const { judged } = await judgeBatch(
    { kind, table, findComing, markets: sender.markets, closed: closedToPrograms(kind) },
    reads,
  );
  const gone = await withoutStored(deps, missing);
  const at = deps.clock.now();
  const results: { lines: readonly number[]; result: ItemOutcome }[] = [];
  const keep: ItemToKeep[] = [];
  const waiting: NewWaiting[] = [];
  for (const { line, verdict, country, faults, awaits, heldBy = [] } of judged) {
    const { key, columns, lines } = anew[line] as Anew;
    const parents = awaited(columns, faults, gone);
    const own = [...awaits.map(({ key }) => key), ...heldBy].map((key) => nameAwaited(name, key));
    if (faults.length === 0 && own.length === 0 && country) {
      keep.push({ key, columns, country, sourceChangedAt: newestOf(columns) });
      if (verdict === 'unchanged') results.push({ lines, result: outcome('unchanged') });
    } else if (parents.length > 0 || own.length > 0) {
      const found = faults.length > 0 ? faults : awaits.map(({ fault }) => fault);
      const { markets, uid: sentBy } = sender;
      const names = [...parents, ...own];
      waiting.push({
        kind: name,
        key,
        columns,
        sourceChangedAt: newestOf(columns),
        markets,
        sentBy,
        awaits: names,
        faults: found,
        at,
      });
      results.push({ lines, result: outcome('waiting', found) });
    } else results.push({ lines, result: outcome('refused', faults, 'FILE_ERROR') });
  }
  const kept = new Set(keep.map(({ key }) => key));
  await table.write(judged.flatMap(({ key, becomes }) => (becomes && kept.has(key) ? [becomes] : [])));
  await deps.items.keepItems(name, keep, at);
  return { results, waiting, taken: keep.map(({ key }) => nameAwaited(name, key)) };
}

const keyCells = (kind: MasterKind, columns: SaidColumns): MasterRow =>
  Object.fromEntries(kind.key.flatMap((column) => (columns[column] ? [[column, columns[column][1]]] : [])));

/** Only where nothing else is wrong with it: what it names, and what its kind has looked for in vain. */
function awaited(columns: SaidColumns, faults: readonly MasterFault[], missing: ReadonlySet<string>): string[] {
  const names = faults.map(({ column }) => {
    const text = columns[column]?.[1] ?? '';
    return [...missing].find((each) => each.endsWith(`\u001f${text}`));
  });
  return names.every((each) => each !== undefined) ? [...new Set(names)] : [];
}

/** A kind may ask whether a parent comes though it is there: it is none that is missing. */
async function withoutStored(deps: MasterDataDeps, asked: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const gone = new Set(asked);
  for (const name of asked) {
    const [parent = '', ...texts] = name.split('\u001f');
    const kind = isMasterKind(parent) ? deps.kinds[parent] : undefined;
    if (!kind) continue;
    const row = Object.fromEntries(kind.key.map((column, index) => [column, texts[index] ?? '']));
    if ((await kind.open(deps.transaction).find([row])).length > 0) gone.delete(name);
  }
  return gone;
}
