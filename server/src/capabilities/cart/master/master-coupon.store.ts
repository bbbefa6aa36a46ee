import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { languageColumns, plainTable } from '#platform/master/plain-table.ts';

const field = (name: string) => ({ field: name });

/** Coupons as files have them; how often they were used is none of their columns. */
export const masterCouponStore = namedStore('cart', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'coupon' | 'cart_coupon' | 'cart'>();
  return {
    coupons: () =>
      plainTable(tables, {
        name: 'coupon',
        key: ['code'],
        columns: {
          code: field('code'),
          market: field('country'),
          ...languageColumns('label', 'label'),
          percent: field('percent'),
          amount: field('amount'),
          minimum_net: field('minimum_net'),
          valid_from: field('valid_from'),
          valid_to: field('valid_to'),
          max_uses: field('max_uses'),
          max_uses_per_customer: field('max_uses_per_customer'),
        },
      }),

    /** The day before, so that nobody uses them today; one that has not begun never does. */
    async endCoupons(ended: readonly { code: string; yesterday: string }[]): Promise<void> {
      await sql`
        update coupon c set valid_from = least(c.valid_from, e.yesterday), valid_to = least(c.valid_to, e.yesterday)
        from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e(code text, yesterday date)
        where c.code = e.code`.execute(tables);
    },

    /** Those that no cart has ever held and no order used. */
    async takeBackCoupons(codes: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ code: string }>`
        delete from coupon c where c.code = any(${[...codes]}::text[]) and c.uses = 0
          and not exists (select from cart_coupon held where held.code = c.code)
        returning c.code`.execute(tables);
      return new Set(rows.map(({ code }) => code));
    },

    async countCartsWith(codes: readonly string[]): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from cart_coupon held join cart on cart.id = held.cart_id
        where held.code = any(${[...codes]}::text[]) and cart.state in ('active', 'saved')`.execute(tables);
      return rows[0]?.count ?? 0;
    },
  };
});
