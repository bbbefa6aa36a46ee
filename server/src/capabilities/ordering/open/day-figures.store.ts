import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import { everyOrder, looksOf } from '../store/history-keys.store.ts';

export type Span = { from: Date; before: Date };
export type OrderStep = { step: number; orders: number };
export type SpanFigures = { orders: number; value: string; isMore: boolean };

export const dayFiguresStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order'>();
  return {
    /** Along the history's own indexes: what a day costs does not grow with the years before it. */
    async sumPlaced(scope: Scope, market: Country, { from, before }: Span, max: number): Promise<SpanFigures> {
      const filter = { ...everyOrder, placedFrom: from, placedBefore: before };
      const keys = looksOf({ scope, filter, max, matches: sql`o.country = ${market}` });
      const { rows } = await sql<{ orders: number; value: string }>`
        select count(*)::int as orders, coalesce(sum(o.grand_total), 0)::text as value
        from (select found.order_number from (${keys}) as found limit ${max}) as kept
        join placed_order o on o.order_number = kept.order_number`.execute(tables);
      const { orders, value } = rows[0] ?? { orders: 0, value: '0' };
      return { orders, value, isMore: orders >= max };
    },

    /** Of all markets of the scope, put together to steps of so many seconds since the span's beginning. */
    async countSteps(scope: Scope, { from, before }: Span, stepSeconds: number, max: number): Promise<OrderStep[]> {
      const filter = { ...everyOrder, placedFrom: from, placedBefore: before };
      const { rows } = await sql<OrderStep>`
        select floor(extract(epoch from found.placed_at - ${from}::timestamptz) / ${stepSeconds}::int)::int as step,
          count(*)::int as orders
        from (select placed_at from (${looksOf({ scope, filter, max })}) as looked limit ${max}) as found
        group by 1`.execute(tables);
      return rows;
    },
  };
});
