import type { Country } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { ComingRow, FindComing, Judgement, MasterFault } from '#platform/master/master-kind.ts';
import type { Belonging, MasterCompanyStore } from './master-company.store.ts';

type Parent = {
  column: string;
  kind: string;
  place: 'company' | 'payer' | 'sold_to' | 'ship_to';
  /** Where it is not there. */
  missing: 'NO_COMPANY' | 'NO_PAYER' | 'NO_SOLD_TO' | 'NO_SHIP_TO';
};

export const parents = {
  company: { column: 'company', kind: 'companies', place: 'company', missing: 'NO_COMPANY' },
  payer: { column: 'payer', kind: 'payers', place: 'payer', missing: 'NO_PAYER' },
  soldTo: { column: 'sold_to', kind: 'sold-tos', place: 'sold_to', missing: 'NO_SOLD_TO' },
  shipTo: { column: 'ship_to', kind: 'ship-tos', place: 'ship_to', missing: 'NO_SHIP_TO' },
} as const satisfies Record<string, Parent>;

/** What a batch refers to, stored or earlier in the same run, by its id. */
export async function findParents(
  store: MasterCompanyStore,
  findComing: FindComing,
  { column, kind, place }: Parent,
  rows: readonly ComingRow[],
): Promise<ReadonlyMap<string, Belonging>> {
  const ids = [...new Set(rows.map(({ row }) => row[column] ?? ''))].filter(Boolean);
  const found = new Map((await store.findBelonging(place, ids)).map((each) => [each.id, each]));
  const coming = await findComing(
    kind,
    ids.filter((id) => !found.has(id)),
  );
  for (const [id, { row, country }] of coming)
    found.set(id, { id, companyId: place === 'company' ? id : (row.company ?? ''), country });
  return found;
}

/** A place belongs to the company and the market of what it hangs on. */
export async function judgeByParents(
  { store, findComing }: { store: MasterCompanyStore; findComing: FindComing },
  rows: readonly ComingRow[],
  wanted: readonly Parent[],
): Promise<Judgement[]> {
  const known = new Map<Parent, ReadonlyMap<string, Belonging>>();
  for (const parent of wanted) known.set(parent, await findParents(store, findComing, parent, rows));
  return rows.map(({ row }) => {
    const faults = wanted.flatMap((parent) => faultsOf(row, parent, known.get(parent)?.get(row[parent.column] ?? '')));
    return faults.length > 0 ? { faults } : { country: row.market as Country };
  });
}

function faultsOf(
  row: ComingRow['row'],
  { column, missing, place }: Parent,
  parent: Belonging | undefined,
): MasterFault[] {
  if (!parent) return [fault(column, missing, { id: row[column] ?? '' })];
  const faults: MasterFault[] = [];
  const { id, country: market, companyId: company } = parent;
  if (market !== row.market) faults.push(fault(column, 'OF_OTHER_MARKET', { id, market, own: row.market ?? '' }));
  if (place !== 'company' && company !== row.company) faults.push(fault(column, 'OF_COMPANY', { id, company }));
  return faults;
}
