import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { type OwnedKind, ownedKinds } from '@dray/contract/master-data/owned-kinds.ts';
import type { AffectedCompany } from '#capabilities/audit/index.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import type { MasterDataDeps } from '../needs/master-data.deps.ts';

/** Whose a row is, by one of its columns. Rows of people are written down with each person. */
const columnOf: Readonly<Record<OwnedKind, 'company' | 'id' | 'payer' | 'ship_to'>> = {
  companies: 'id',
  payers: 'company',
  'payment-terms': 'payer',
  credit: 'payer',
  'sold-tos': 'company',
  'ship-tos': 'company',
  'transports-and-calendars': 'ship_to',
  assignments: 'ship_to',
  contracts: 'payer',
};

export type AffectedCompanies = ReturnType<typeof affectedCompanies>;

/** Which companies an import changes something of, for their own trail: of what kinds, and how many rows. */
export function affectedCompanies({ findCompanies }: Pick<MasterDataDeps, 'findCompanies'>) {
  const rowsOf = new Map<string, Map<MasterKindName, number>>();

  async function ownersOf(kind: MasterKindName, rows: readonly MasterRow[]): Promise<readonly string[]> {
    const owned = ownedKinds.find((each) => each === kind);
    if (!owned) return [];
    const column = columnOf[owned];
    const ids = rows.map((row) => row[column] ?? '');
    if (column === 'id' || column === 'company') return ids;
    const found = await findCompanies(column, [...new Set(ids)]);
    return ids.flatMap((id) => found.get(id)?.companyId ?? []);
  }

  return {
    async add(kind: MasterKindName, rows: readonly MasterRow[]): Promise<void> {
      for (const companyId of await ownersOf(kind, rows)) {
        const kinds = rowsOf.get(companyId) ?? new Map<MasterKindName, number>();
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        rowsOf.set(companyId, kinds);
      }
    },
    list: (): AffectedCompany[] =>
      [...rowsOf].map(([companyId, kinds]) => ({
        companyId,
        details: { kinds: [...kinds.keys()].join(','), rows: [...kinds.values()].reduce((sum, rows) => sum + rows, 0) },
      })),
  };
}
