import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type CountedRefusal = { code: string; count: number };

export const healthRefusalStore = namedStore('health', (transaction: Transaction) => ({
  async addRefusals(hour: Date, counts: readonly CountedRefusal[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_refusal as r (hour, code, count)
        select ${hour}::timestamptz, code, count
        from unnest(${counts.map(({ code }) => code)}::text[], ${counts.map(({ count }) => count)}::integer[])
          as counted (code, count) order by code
        on conflict (hour, code) do update set count = r.count + excluded.count`,
    );
  },

  /** The most frequent first. */
  listMet(since: Date): Promise<readonly CountedRefusal[]> {
    return runFixed<CountedRefusal>(
      transaction,
      fixed`select code, sum(count)::int as count from health_refusal where hour >= ${since}
        group by code order by sum(count) desc, code`,
    );
  },

  async removeBefore(moment: Date): Promise<void> {
    await runFixed(transaction, fixed`delete from health_refusal where hour < ${moment}`);
  },
}));
