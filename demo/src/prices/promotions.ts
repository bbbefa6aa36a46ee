import { scaled } from '@dray/server/platform/money.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { demoProducts } from '../products/demo-products.ts';
import { marketListCode } from './price-list.ts';
import { mainPrice, type PriceRow } from './price-rows.ts';

/** Days are counted from today; both ends are days on which the price holds. */
type Promotion = {
  sku: string;
  percentOff: number;
  fromDays: number;
  toDays: number;
  /** Only for the customers of one price list; for the whole market unless given. */
  priceList?: string;
  minQty?: number;
};

const running = { fromDays: -10, toDays: 18 };
const endsToday = { fromDays: -6, toDays: 0 };
const endedYesterday = { fromDays: -30, toDays: -1 };
const startsTomorrow = { fromDays: 1, toDays: 14 };
const startsNextWeek = { fromDays: 7, toDays: 28 };

const promotions: readonly Promotion[] = [
  { sku: 'CZ100062', percentOff: 14, ...running },
  { sku: 'CZ100064', percentOff: 10, ...running },
  { sku: 'CZ100055', percentOff: 8, ...endsToday },
  { sku: 'CZ100041', percentOff: 12, ...endedYesterday },
  { sku: 'CZ100056', percentOff: 12, ...startsTomorrow },
  { sku: 'CZ100053', percentOff: 9, ...startsNextWeek },
  { sku: 'CZ100001', percentOff: 6, ...running, priceList: 'CZ-ZAHRADA' },
  { sku: 'CZ100060', percentOff: 15, ...running, priceList: 'CZ-ZAHRADA' },
  { sku: 'CZ100004', percentOff: 12, ...running, priceList: 'CZ-VELKOSKLAD', minQty: 72 },
  { sku: 'SK100078', percentOff: 12, ...running },
  { sku: 'SK100074', percentOff: 10, ...endedYesterday },
  { sku: 'SK100080', percentOff: 11, ...startsTomorrow },
  { sku: 'SK100072', percentOff: 8, ...startsNextWeek },
  { sku: 'IT100095', percentOff: 13, ...running },
  { sku: 'IT100101', percentOff: 9, ...running },
  { sku: 'IT100093', percentOff: 10, ...endedYesterday },
  { sku: 'IT100102', percentOff: 9, ...startsTomorrow },
  { sku: 'IT100091', percentOff: 10, ...startsNextWeek },
  { sku: 'IT100103', percentOff: 10, ...running, priceList: 'IT-BELLINI', minQty: 18 },
  { sku: 'ES100113', percentOff: 12, ...running },
  { sku: 'ES100112', percentOff: 10, ...endedYesterday },
  { sku: 'ES100109', percentOff: 10, ...startsTomorrow },
  { sku: 'ES100117', percentOff: 9, ...startsNextWeek },
];

export const promotionRows = (today: string): PriceRow[] =>
  promotions.flatMap(({ sku, percentOff, fromDays, toDays, priceList, minQty }) => {
    const product = demoProducts.find((each) => each.sku === sku);
    if (!product) throw new Error(`a promotion of ${sku}, which does not exist`);
    return {
      priceList: priceList ?? marketListCode(product.country),
      sku,
      kind: 'promotion',
      netMinor: scaled(mainPrice(product), 100 - percentOff, 100),
      validFrom: daysFrom(today, fromDays),
      validTo: daysFrom(today, toDays),
      ...(minQty === undefined ? {} : { minQty }),
    };
  });
