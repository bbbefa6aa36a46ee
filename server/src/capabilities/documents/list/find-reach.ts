import type { Country } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import type { DocumentsDeps, PayerOfScope } from '../needs/documents.deps.ts';
import type { Reach } from '../store/document-keys.store.ts';

/** Of more than so many payers somebody asks for one: anyone who reaches a whole market. */
export const payersAtMost = 200;

export type Reached = Reach & { payers: readonly PayerOfScope[] };

/** What the caller reaches, with the day that it is in each of their markets. */
export async function findReach({ findPayers, findToday }: DocumentsDeps, scope: Scope): Promise<Reached> {
  const payers = await findPayers(scope, payersAtMost);
  const countries = [...new Set([...scope.markets, ...payers.map(({ country }) => country)])];
  const days = await Promise.all(countries.map(async (country) => [country, await findToday(country)] as const));
  // Anyone who reaches whole companies or markets sees the payers' own documents by these.
  const isBySingle = scope.shipToIds.length > 0;
  return {
    scope,
    payers,
    payerIds: isBySingle ? payers.map(({ id }) => id) : [],
    companyIds: isBySingle ? [...new Set(payers.map(({ companyId }) => companyId))] : [],
    today: Object.fromEntries(days) as Partial<Record<Country, string>>,
  };
}
