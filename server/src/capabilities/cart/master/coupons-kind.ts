import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { fault, rule } from '#platform/csv/cell-fault.ts';
import * as columns from '#platform/master/master-columns.ts';
import type { MasterFault, MasterKind, MasterRow, MasterTable } from '#platform/master/master-kind.ts';
import { masterCouponStore } from './master-coupon.store.ts';

/** The day before the market's own; coupons that end are used for the last time then. */
type Needs = { yesterdayIn: (country: Country) => string };

const fixed = { isNeeded: true, isFixed: true } as const;
const labels = languages.map((language) => [`label_${language}`, columns.lineColumn(80)] as const);

/** People type it in any letters; it is kept as it is printed. */
const code = columns.matchingColumn(/^[A-Z0-9_-]{1,40}$/, rule('COUPON_CODE'), fixed);

export const couponsKind = ({ yesterdayIn }: Needs): MasterKind => ({
  key: ['code'],
  columns: {
    code,
    market: columns.marketColumn(fixed),
    ...Object.fromEntries(labels),
    label_en: columns.lineColumn(80, { isNeeded: true }),
    percent: columns.decimalColumn({ whole: 3, decimals: 2 }),
    amount: columns.decimalColumn({ whole: 10, decimals: 2 }),
    minimum_net: columns.decimalColumn({ whole: 10, decimals: 2 }, { isNeeded: true, otherwise: '0.00' }),
    valid_from: columns.dayColumn({ isNeeded: true }),
    valid_to: columns.dayColumn({ isNeeded: true }),
    max_uses: columns.positiveCountColumn(),
    max_uses_per_customer: columns.positiveCountColumn(),
  },
  findContradictions: (row) => [...wrongDiscount(row), ...wrongTime(row), ...wrongUses(row)],
  open(transaction): MasterTable {
    const store = masterCouponStore(transaction);
    return {
      ...store.coupons(),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
      end: (rows) =>
        store.endCoupons(
          rows.map(({ code: ended = '', market }) => ({ code: ended, yesterday: yesterdayIn(market as Country) })),
        ),
      hasEnded: ({ valid_to = '', market }) => valid_to <= yesterdayIn(market as Country),
      async takeBack(rows) {
        const gone = await store.takeBackCoupons(rows.map(({ code: added = '' }) => added));
        return rows.filter(({ code: added = '' }) => gone.has(added));
      },
      async findConsequences(rows) {
        const held = rows.flatMap(({ row: { code: changed = '' }, stored }) => (stored ? [changed] : []));
        const carts = held.length > 0 ? await store.countCartsWith(held) : 0;
        return carts > 0 ? [{ code: 'COUPONS_IN_CARTS', count: carts }] : [];
      },
    };
  },
});

/** A share of the goods or an amount off them. */
function wrongDiscount({ percent = '', amount = '' }: MasterRow): MasterFault[] {
  if (percent === '' && amount === '') return [fault('percent', 'PERCENT_OR_AMOUNT')];
  if (percent !== '' && amount !== '') return [fault('amount', 'EMPTY_BESIDE', { column: 'percent' })];
  if (percent !== '' && !(Number(percent) > 0 && Number(percent) <= 100)) return [fault('percent', 'PERCENT')];
  return amount !== '' && Number(amount) === 0 ? [fault('amount', 'NUMBER_POSITIVE')] : [];
}

const wrongTime = ({ valid_from = '', valid_to = '' }: MasterRow): MasterFault[] =>
  valid_to < valid_from ? [fault('valid_to', 'NOT_BEFORE', { column: 'valid_from' })] : [];

const wrongUses = ({ max_uses = '', max_uses_per_customer = '' }: MasterRow): MasterFault[] =>
  max_uses !== '' && Number(max_uses_per_customer) > Number(max_uses)
    ? [fault('max_uses_per_customer', 'NOT_MORE_THAN', { column: 'max_uses' })]
    : [];
