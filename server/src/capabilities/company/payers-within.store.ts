import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import { isWithin } from './company.store.ts';

export type PayersWithinStore = ReturnType<typeof payersWithinStore>;

/** Who pays for the ship-tos of a scope, in the market to which they belong. */
export type PayerWithin = { id: string; name: string; companyId: string; country: Country };

const tablesOf = (transaction: Transaction) => transaction.$pickTables<'ship_to' | 'sold_to' | 'payer'>();
type CompanyTables = ReturnType<typeof tablesOf>;

export const payersWithinStore = namedStore('company', (transaction: Transaction) => {
  const tables = tablesOf(transaction);
  const payers = tables
    .selectFrom('ship_to')
    .innerJoin('sold_to', 'sold_to.id', 'ship_to.sold_to_id')
    .innerJoin('payer', 'payer.id', 'sold_to.payer_id')
    .select(['payer.id', 'payer.name', 'payer.company_id', 'ship_to.country'])
    .distinctOn('payer.id')
    .orderBy('payer.id');
  /** From the payers down: from the ship-tos up, everybody of a market would be read for the first few. */
  const payersOfMarkets = (scope: Scope) =>
    tables
      .selectFrom('payer')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('sold_to')
            .innerJoin('ship_to', 'ship_to.sold_to_id', 'sold_to.id')
            .select('ship_to.country')
            .whereRef('sold_to.payer_id', '=', 'payer.id')
            .where(isWithin(scope))
            .limit(1)
            .as('reached'),
        (join) => join.onTrue(),
      )
      .select(['payer.id', 'payer.name', 'payer.company_id', 'reached.country'])
      .orderBy('payer.id');

  return {
    /** So many at most, by their numbers. */
    async listPayersWithin(scope: Scope, max: number): Promise<PayerWithin[]> {
      const reached =
        scope.markets.length > 0
          ? await payersOfMarkets(scope).limit(max).execute()
          : await payersOfShipTos(tables, scope).limit(max).execute();
      return reached.map(toPayer);
    },

    /** For jobs, which have no scope. */
    async findPayerWithoutScope(id: string): Promise<PayerWithin | undefined> {
      const row = await payers.where('payer.id', '=', sql<string>`${id}`).executeTakeFirst();
      return row && toPayer(row);
    },
  };
});

type Row = { id: string; name: string; company_id: string; country: string };

const toPayer = ({ id, name, company_id: companyId, country }: Row): PayerWithin => ({
  id,
  name,
  companyId,
  country: country as Country,
});

/**
 * From the customer's own ship-tos up, one by one: of a page of unknown size PostgreSQL expects so much that it would go
 * through everybody's payers instead.
 */
const payersOfShipTos = (tables: CompanyTables, scope: Scope) =>
  tables
    .with(
      (cte) => cte('reached').materialized(),
      (from) => from.selectFrom('ship_to').select(['sold_to_id', 'country']).distinct().where(isWithin(scope)),
    )
    .selectFrom('reached')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('sold_to')
          .select('sold_to.payer_id')
          .whereRef('sold_to.id', '=', 'reached.sold_to_id')
          .limit(1)
          .as('ordering'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('payer')
          .select(['payer.id', 'payer.name', 'payer.company_id'])
          .whereRef('payer.id', '=', 'ordering.payer_id')
          .limit(1)
          .as('paying'),
      (join) => join.onTrue(),
    )
    .select(['paying.id', 'paying.name', 'paying.company_id', 'reached.country'])
    .distinctOn('paying.id')
    .orderBy('paying.id');
