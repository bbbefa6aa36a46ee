import type { Transaction } from '#platform/database/connection.ts';
import { type Belonging, masterCompanyStore } from './master-company.store.ts';

/** Whose companies or ship-tos of a file are, for kinds of other capabilities that refer to them. */
export async function findBelonging(
  transaction: Transaction,
  place: 'company' | 'payer' | 'ship_to',
  ids: readonly string[],
): Promise<ReadonlyMap<string, Belonging>> {
  const found = await masterCompanyStore(transaction).findBelonging(place, ids);
  return new Map(found.map((each) => [each.id, each]));
}
