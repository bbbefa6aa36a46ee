import { type SumRow, type Sums, sumRows } from '@dray/contract/cart/sum-rows.ts';
import type { Language } from '@dray/contract/languages.ts';
import { type ConfirmationTextName, confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { writtenMoney, writtenNumber } from '@dray/contract/texts/written-value.ts';
import type { Order } from './ordering.model.ts';

const names: Record<Exclude<SumRow['kind'], 'coupon' | 'tax'>, ConfirmationTextName> = {
  list: 'listValue',
  own: 'beforeDiscount',
  discount: 'ownDiscount',
  goods: 'net',
  deposits: 'depositTotal',
  total: 'grandWithoutDeposits',
  totalWithDeposits: 'grand',
};

/** The same rows in the same order as on the screens. */
export function writtenSums(order: Order, language: Language): { label: string; value: string }[] {
  const money = (minor: number) => writtenMoney(language, minor, order.currency);
  const labelOf = (row: SumRow): string => {
    if (row.kind === 'coupon') return confirmationText('discount', language, { label: row.label });
    if (row.kind !== 'tax') return confirmationText(names[row.kind], language);
    return confirmationText('vat', language, { rate: writtenNumber(language, row.rate), base: money(row.baseCents) });
  };
  return sumRows(sumsOf(order, language)).map((row) => ({ label: labelOf(row), value: money(row.cents) }));
}

/** A line without a list price counts at its own. */
const sumsOf = ({ lines, totals, snapshot }: Order, language: Language): Sums => ({
  listCents: lines.reduce((sum, { listUnitMinor, unitMinor, packs }) => sum + (listUnitMinor ?? unitMinor) * packs, 0),
  ownCents: totals.netMinor,
  coupons: snapshot.discounts.map(({ code, label, amountMinor }) => ({
    label: label[language] ?? label.en ?? code,
    cents: amountMinor,
  })),
  taxes: snapshot.taxes.map(({ rate, baseMinor, taxMinor }) => ({
    rate: rate / 100,
    baseCents: baseMinor,
    cents: taxMinor,
  })),
  depositCents: totals.depositMinor,
  totalCents: totals.grandMinor,
});
