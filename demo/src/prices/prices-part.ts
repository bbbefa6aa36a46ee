import { marketOf } from '@dray/contract/markets.ts';
import { openProductMarkets } from '@dray/server/capabilities/catalogue/index.ts';
import { loadRows } from '@dray/server/capabilities/master-data/index.ts';
import { pricesKind } from '@dray/server/capabilities/pricing/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { toCsv } from '../csv-text.ts';
import type { DemoPart } from '../demo-part.ts';
import { countries } from '../markets/demo-countries.ts';
import { marketDay } from '../products/calendar-day.ts';
import { productsOf } from '../products/demo-products.ts';
import { marketListCode } from './price-list.ts';
import { priceLists } from './price-lists.ts';
import { customerRows, isOffered, marketListRows, type PriceRow } from './price-rows.ts';
import { promotionRows } from './promotions.ts';

/** Who pays what; prices come by a file, as an operator's would. */
export const pricesPart: DemoPart = {
  name: 'prices',
  async load(transaction, now) {
    const today = marketDay(now);
    const lists = await transaction.insertInto('price_list').values(listRows).returning(['id', 'code']).execute();
    const ids = new Map(lists.map(({ id, code }) => [code, id]));
    const placed = priceLists.flatMap(({ code, shipTos }) =>
      shipTos.map((shipTo) => ({ ship_to_id: shipTo, price_list_id: ids.get(code) ?? 0 })),
    );
    await transaction.insertInto('ship_to_price_list').values(placed).execute();
    const rows = [...marketListRows(), ...customerRows(today), ...promotionRows(today)];
    const kind = pricesKind({
      todayIn: () => today,
      findMarkets: (within, skus) => openProductMarkets()(within)(skus),
    });
    await loadRows(transaction, kind, toCsv(rows.map(toCells)));
  },
};

const listRows = [
  ...countries.map((country) => ({
    code: marketListCode(country),
    country,
    currency: marketOf(country).currency,
    is_market_list: true,
  })),
  ...priceLists.map((list) => ({
    code: list.code,
    country: list.country,
    currency: marketOf(list.country).currency,
    excluded_brands: [...(list.excludedBrands ?? [])],
    excluded_skus: productsOf(list.country)
      .filter((product) => !isOffered({ ...list, excludedBrands: [] }, product))
      .map(({ sku }) => sku),
  })),
];

const toCells = ({ priceList, sku, kind, netMinor, minQty, validFrom, validTo }: PriceRow) => ({
  price_list: priceList,
  sku,
  kind,
  min_qty: String(minQty ?? 1),
  valid_from: validFrom ?? '',
  valid_to: validTo ?? '',
  net_price: toNumeric(netMinor),
});
