import type { creditShape } from '@dray/contract/company/credit.rest.ts';
import type { CartCredit } from '@dray/contract/generated/wire.ts';
import type { z } from 'zod';
import { toDecimal } from '#platform/money.ts';
import type { Credit } from './credit.model.ts';
import type { PayerCredit } from './get-payer-credit.ts';

type CreditOnWire = z.output<typeof creditShape>;

/** Anyone who may not see the amounts is told only that somebody else has to look (T138). */
export function creditToWire({ payerId, credit, mayRead }: PayerCredit): CreditOnWire {
  if (!credit) return { payerId, verdict: 'none', mode: 'none', isStale: false, asOf: null, amounts: null };
  const needsOwner = credit.verdict === 'exceeded' || credit.verdict === 'blocked';
  if (!mayRead) {
    const verdict = needsOwner ? 'needs-owner' : 'none';
    return { payerId, verdict, mode: credit.mode, isStale: credit.isStale, asOf: null, amounts: null };
  }
  const { verdict, mode, isStale, asOf } = credit;
  return { payerId, verdict, mode, isStale, asOf: asOf.toISOString(), amounts: amountsOf(credit) };
}

const amountsOf = (credit: Credit) => ({
  currency: credit.currency,
  limit: toDecimal(credit.limitMinor),
  used: toDecimal(credit.usedMinor),
  ordersSince: toDecimal(credit.ordersSinceMinor),
  available: toDecimal(credit.availableMinor),
  share: credit.share,
});

/** The same, as a cart's field. */
export function creditToCart(found: PayerCredit): CartCredit {
  const { verdict, mode, isStale, asOf, amounts } = creditToWire(found);
  const none = { currency: null, limit: null, used: null, available: null, ordersSince: null };
  const { ordersSince, currency, limit, used, available } = amounts ?? none;
  const figures = { currency, limit, used, available, orders_since: ordersSince };
  return { verdict, mode, is_stale: isStale, as_of: asOf, ...figures };
}
