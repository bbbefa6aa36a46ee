import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import type { DemoPart } from '../demo-part.ts';
import { accountRows } from '../people/people-rows.ts';
import { marketDay } from '../products/calendar-day.ts';
import { couponRows } from './coupons.ts';
import { paymentMethodRows } from './payment-methods.ts';

/** What an order needs besides goods: ways to pay, the agreement and, for those who know one, a coupon. */
export const orderingPart: DemoPart = {
  name: 'ordering',
  async load(transaction, now) {
    await transaction.insertInto('payer_payment_method').values(paymentMethodRows).execute();
    await transaction
      .insertInto('coupon')
      .values(couponRows(marketDay(now)))
      .execute();
    await transaction.insertInto('accepted_agreement').values(agreementRows(now)).execute();
  },
};

const inForceSince = new Date('2026-01-01T08:00:00Z');
const max = (one: Date, other: Date): Date => (one > other ? one : other);

/** Anyone who was verified has accepted it with the terms, or since it is in force; an invitation has not come so far. */
const agreementRows = (now: Date) =>
  accountRows(now, '').flatMap(({ uid, terms_agreed_at }) =>
    terms_agreed_at ? [{ uid, ...masterPurchaseAgreement, accepted_at: max(terms_agreed_at, inForceSince) }] : [],
  );
