import type { CustomerRow } from '#capabilities/company/index.ts';
import type { Scope } from '#platform/request/request.ts';
import { searchedWords } from '#platform/text/searched-words.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';
import { bestMatches, type Match, mayBeOrderNumber, toSearched } from '../rules/customer-match.model.ts';

export type AskedCustomers = { search: string | undefined; offset: number; limit: number };
export type FoundCustomers = {
  customers: readonly { row: CustomerRow; match: Match | undefined }[];
  total: number;
  isMore: boolean;
};

type Deps = Pick<CustomersDeps, 'company' | 'identity' | 'ordering'>;

const maxCounted = 1_000;
/** Of each look; who does not see theirs among so many types one sign more. */
const maxFound = 50;
const maxShown = 100;
/** Of each market, of what is too short to be looked for anywhere but at the beginning. */
const maxBeginning = 10;

/** By name, or what is looked for with the best first; each owner of rows is asked once, and tells so many at most. */
export async function findCustomers(deps: Deps, scope: Scope, asked: AskedCustomers): Promise<FoundCustomers> {
  return asked.search ? searchCustomers(deps, scope, asked.search, asked) : listCustomers(deps, scope, asked);
}

async function listCustomers({ company }: Deps, scope: Scope, { offset, limit }: AskedCustomers) {
  const [ids, counted] = await Promise.all([
    company.listByName(scope, offset, limit),
    company.countCustomers(scope, maxCounted + 1),
  ]);
  const rows = new Map((await company.listCustomers(scope, ids)).map((row) => [row.id, row]));
  return {
    customers: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ row, match: undefined }] : [];
    }),
    total: Math.min(counted, maxCounted),
    isMore: counted > maxCounted,
  };
}

async function searchCustomers(
  deps: Deps,
  scope: Scope,
  search: string,
  { offset, limit }: Pick<AskedCustomers, 'offset' | 'limit'>,
): Promise<FoundCustomers> {
  const matches = await findMatches(deps, scope, search);
  const best = bestMatches(matches, search).slice(0, maxShown);
  const rankOf = new Map(best.map((match) => [match.companyId, match]));
  // What belongs to nobody in reach falls out here, whoever told of it.
  const rows = await deps.company.listCustomers(scope, [...rankOf.keys()]);
  const ranked = rows
    .map((row) => ({ row, match: rankOf.get(row.id) }))
    .toSorted(
      (one, other) => (one.match?.rank ?? 0) - (other.match?.rank ?? 0) || one.row.name.localeCompare(other.row.name),
    );
  return {
    customers: ranked.slice(offset, offset + limit),
    total: ranked.length,
    isMore: matches.length >= maxFound,
  };
}

async function findMatches(deps: Deps, scope: Scope, search: string): Promise<Match[]> {
  const words = searchedWords(toSearched(search));
  if (!words) return deps.company.findBeginning(scope, search, maxBeginning);
  const [customers, people, order] = await Promise.all([
    deps.company.findCustomers(scope, words, maxFound),
    findPeople(deps, scope, words),
    mayBeOrderNumber(search) ? deps.ordering.findNamedOrder(scope, search) : undefined,
  ]);
  return [
    ...customers,
    ...people.map(
      ({ uid, companyId, name, email }): Match => ({
        companyId,
        by: 'person',
        id: uid,
        name: `${name} · ${email}`,
      }),
    ),
    ...(order
      ? [
          {
            companyId: order.companyId,
            by: 'order' as const,
            id: order.orderNumber,
            name: order.sapId ?? order.orderNumber,
          },
        ]
      : []),
  ];
}

/** Whoever reaches a market looks through everybody's; of a portfolio its own people alone. */
async function findPeople(
  { identity }: Deps,
  { markets, companyIds }: Scope,
  words: NonNullable<ReturnType<typeof searchedWords>>,
) {
  const [everywhere, own] = await Promise.all([
    markets.length > 0 ? identity.findPeople(words, maxFound) : [],
    identity.findPeopleOf(companyIds, words, maxFound),
  ]);
  return [...everywhere, ...own];
}
