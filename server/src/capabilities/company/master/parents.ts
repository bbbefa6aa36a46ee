import type { Country } from '@dray/contract/markets.ts';
import type { ComingRow, FindComing, Judgement, MasterFault } from '#platform/master/master-kind.ts';
import type { Belonging, MasterCompanyStore } from './master-company.store.ts';

type Parent = {
  column: string;
  kind: string;
  place: 'company' | 'payer' | 'sold_to' | 'ship_to';
  /** How faults name it. */
  called: string;
};

export const parents = {
  company: { column: 'company', kind: 'companies', place: 'company', called: 'company' },
  payer: { column: 'payer', kind: 'payers', place: 'payer', called: 'payer' },
  soldTo: { column: 'sold_to', kind: 'sold-tos', place: 'sold_to', called: 'sold-to' },
  shipTo: { column: 'ship_to', kind: 'ship-tos', place: 'ship_to', called: 'ship-to' },
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
  { column, called, place }: Parent,
  parent: Belonging | undefined,
): MasterFault[] {
  if (!parent) return [{ column, message: `there is no ${called} “${row[column]}”` }];
  const faults: MasterFault[] = [];
  if (parent.country !== row.market)
    faults.push({ column, message: `“${parent.id}” belongs to ${parent.country}, this row to ${row.market}` });
  if (place !== 'company' && parent.companyId !== row.company)
    faults.push({ column, message: `“${parent.id}” belongs to company “${parent.companyId}”` });
  return faults;
}
