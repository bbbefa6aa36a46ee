import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor, toNumeric } from '#platform/money.ts';
import type { CreditLine } from './credit.model.ts';

export type CreditStore = ReturnType<typeof creditStore>;

type Row = {
  payer_id: string;
  credit_limit: string | null;
  currency: string;
  is_blocked: boolean;
  mode: CreditLine['mode'];
  as_of: Date;
};

/** Anyone who asks has checked that the payers are the caller's. */
export const creditStore = namedStore('company', (transaction: Transaction) => ({
  async listLines(payerIds: readonly string[]): Promise<CreditLine[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select payer_id, credit_limit, currency, is_blocked, mode, as_of from payer_credit
        where payer_id = any(${[...payerIds]})`,
    );
    return rows.map((row) => ({
      payerId: row.payer_id,
      limitMinor: row.credit_limit === null ? undefined : parseMinor(row.credit_limit),
      currency: row.currency,
      isBlocked: row.is_blocked,
      mode: row.mode,
      asOf: row.as_of,
    }));
  },

  /** Nothing of a payer that is not here; what becomes of an order beyond the limit stays as it was set. */
  async putLine({ payerId, limitMinor, currency, isBlocked, asOf }: Omit<CreditLine, 'mode'>): Promise<boolean> {
    const rows = await runFixed<{ payer_id: string }>(
      transaction,
      fixed`insert into payer_credit (payer_id, credit_limit, currency, is_blocked, as_of)
        select id, ${limitMinor === undefined ? null : toNumeric(limitMinor)}::numeric, ${currency}, ${isBlocked}, ${asOf}
        from payer where id = ${payerId}
        on conflict (payer_id) do update set credit_limit = excluded.credit_limit, currency = excluded.currency,
          is_blocked = excluded.is_blocked, as_of = excluded.as_of
        where payer_credit.as_of <= excluded.as_of
        returning payer_id`,
    );
    return rows.length > 0;
  },

  async listShipToIds(payerIds: readonly string[]): Promise<{ payerId: string; shipToId: string }[]> {
    const rows = await runFixed<{ payer_id: string; id: string }>(
      transaction,
      fixed`select t.payer_id, s.id from sold_to t join ship_to s on s.sold_to_id = t.id
        where t.payer_id = any(${[...payerIds]}) order by s.id`,
    );
    return rows.map((row) => ({ payerId: row.payer_id, shipToId: row.id }));
  },
}));
