import type { CreditUpdate } from '@dray/server/capabilities/erp/index.ts';
import type { Minor } from '@dray/server/platform/money.ts';
import { payerRows } from '../companies/company-rows.ts';
import { supplier } from '../companies/supplier.ts';

/** What a payer owes in bills and orders. */
export type Owed = ReadonlyMap<string, Minor>;

/** Almost at its limit. */
const nearlyFull = { payerId: '300201', share: 0.97 };
/** Pays in cash: nothing is limited. */
const unlimited: ReadonlySet<string> = new Set(['300105']);
/** Known to credit management by nobody. */
const unknown: ReadonlySet<string> = new Set(['300203']);

const shares = [0.35, 0.48, 0.62] as const;
const minMinor = 200_000;

/** The limit follows what is owed, so that the share is the same on whatever day the world is made. */
export const creditLines = (owed: Owed, asOf: Date): CreditUpdate[] =>
  payerRows
    .filter(({ id, company_id }) => company_id !== supplier.id && !unknown.has(id))
    .map(({ id, country }, index) => ({
      payerId: id,
      limitMinor: unlimited.has(id) ? undefined : limitFor(id, owed.get(id) ?? 0, index),
      currency: country === 'CZ' ? 'CZK' : 'EUR',
      isBlocked: false,
      asOf,
    }));

function limitFor(payerId: string, owedMinor: Minor, index: number): Minor {
  // To the tenth of a euro: the share that is shown must come out, and an even limit where the sum allows one.
  if (payerId === nearlyFull.payerId) return Math.max(1_000, Math.round(owedMinor / nearlyFull.share / 1_000) * 1_000);
  const wanted = owedMinor / (shares[index % shares.length] ?? 0.5);
  return Math.max(minMinor, Math.ceil(wanted / 100_000) * 100_000);
}
