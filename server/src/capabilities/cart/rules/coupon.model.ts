import type { Country } from '@dray/contract/markets.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import { type Minor, scaled } from '#platform/money.ts';
import type { Finding } from './finding.model.ts';

/** A discount on the goods of one order: a share of them or an amount, for anyone who knows the code. */
export type Coupon = {
  code: string;
  country: Country;
  label: Texts;
  /** Hundredths of a percent. */
  percent: number | undefined;
  amountMinor: Minor | undefined;
  minimumNetMinor: Minor;
  /** First and last day, in the market's own calendar. */
  validFrom: string;
  validTo: string;
  /** In orders over all, and in those for the cart's own ship-to; missing where it may be used without end. */
  uses?: { taken: number; max: number; takenHere: number; maxHere: number };
};

/** A coupon of the cart, with what it takes off now, or why it takes off nothing. */
export type JudgedCoupon = { coupon: Coupon; discountMinor: Minor; finding: Finding | undefined };

export type CouponSituation = { goodsMinor: Minor; country: Country; currency: string; day: string };

/** A coupon that does not count stays in the cart: it may count again when more is added. */
export function judgeCoupon(coupon: Coupon, situation: CouponSituation): JudgedCoupon {
  const finding = whyNotCounted(coupon, situation);
  return { coupon, finding, discountMinor: finding ? 0 : discountOf(coupon, situation.goodsMinor) };
}

function whyNotCounted(coupon: Coupon, { goodsMinor, country, currency, day }: CouponSituation): Finding | undefined {
  if (coupon.country !== country) return { code: 'COUPON_UNKNOWN' };
  if (day < coupon.validFrom) return { code: 'COUPON_NOT_STARTED', values: { date: { day: coupon.validFrom } } };
  if (day > coupon.validTo) return { code: 'COUPON_EXPIRED', values: { date: { day: coupon.validTo } } };
  if (coupon.uses && coupon.uses.taken >= coupon.uses.max) return { code: 'COUPON_USED_UP' };
  if (coupon.uses && coupon.uses.takenHere >= coupon.uses.maxHere) return { code: 'COUPON_USED_HERE' };
  if (goodsMinor < coupon.minimumNetMinor)
    return { code: 'COUPON_BELOW_MINIMUM', values: { amount: { money: coupon.minimumNetMinor, currency } } };
  return undefined;
}

/** Never more than the goods cost. */
function discountOf({ percent, amountMinor }: Coupon, goodsMinor: Minor): Minor {
  const discount = percent === undefined ? (amountMinor ?? 0) : scaled(goodsMinor, percent, 10_000);
  return Math.min(discount, goodsMinor);
}

/** As patient as signing in: enough for somebody who mistypes, too few for somebody who guesses. */
export const guessing = { maxWrong: 10, windowMinutes: 15 };

const windowMs = guessing.windowMinutes * 60_000;

/** Guesses are counted by quarters of an hour. */
export const guessWindow = (now: Date): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** What somebody is told who has guessed too often. */
export function refuseGuess(wrong: number, now: Date): Finding | undefined {
  if (wrong <= guessing.maxWrong) return undefined;
  const waitMs = guessWindow(now).getTime() + windowMs - now.getTime();
  return { code: 'COUPON_TRIED_TOO_OFTEN', values: { minutes: Math.ceil(waitMs / 60_000) } };
}
