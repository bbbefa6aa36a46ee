import type { Country } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import { awayLists } from '../archives/away-lists.ts';
import type { DocumentsDeps, PayerOfScope } from '../needs/documents.deps.ts';
import type { SourceState } from '../store/archive-list.store.ts';
import type { Reach } from '../store/document-keys.store.ts';

/** Of more than so many payers somebody asks for one: anyone who reaches a whole market. */
export const payersAtMost = 200;

/** With how the last look into each of their archives went. */
export type Reached = Reach & { payers: readonly PayerOfScope[]; states: readonly SourceState[] };

/** What the caller reaches, with the day that it is in each of their markets. */
export async function findReach(deps: DocumentsDeps, scope: Scope): Promise<Reached> {
  const { findPayers, findToday, archives } = deps;
  const payers = await findPayers(scope, payersAtMost);
  const states = await findStates(deps, payers);
  const countries = [...new Set([...scope.markets, ...payers.map(({ country }) => country)])];
  const days = await Promise.all(countries.map(async (country) => [country, await findToday(country)] as const));
  // Anyone who reaches whole companies or markets sees the payers' own documents by these.
  const isBySingle = scope.shipToIds.length > 0;
  return {
    scope,
    payers,
    states,
    away: awayLists(archives, states),
    payerIds: isBySingle ? payers.map(({ id }) => id) : [],
    companyIds: isBySingle ? [...new Set(payers.map(({ companyId }) => companyId))] : [],
    today: Object.fromEntries(days) as Partial<Record<Country, string>>,
  };
}

async function findStates(
  { archives, archiveMarkets, archiveLists }: DocumentsDeps,
  payers: readonly PayerOfScope[],
): Promise<readonly SourceState[]> {
  const archived = payers.filter(({ country }) => archiveMarkets.includes(country));
  if (archived.length === 0 || Object.keys(archives).length === 0) return [];
  return archiveLists.findStates(archived.map(({ id }) => id));
}
