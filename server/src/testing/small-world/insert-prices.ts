import { countries, marketOf } from '@dray/contract/markets.ts';
import type { Insertable } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import type { Tables } from '#platform/database/tables.generated.ts';
import { type Minor, parseMinor, scaled, toNumeric } from '#platform/money.ts';
import { packFormats } from './pack-formats.ts';
import { priceLists, promotions, type SmallPriceList } from './price-lists.ts';
import { products, type SmallProduct } from './products.ts';

type PriceRow = Omit<Insertable<Tables['price']>, 'price_list_id'> & { list: string };

/** Each market's list, what customers pay instead, and promotions. */
export async function insertPrices(transaction: Transaction): Promise<void> {
  const lists = await transaction.insertInto('price_list').values(listRows).returning(['id', 'code']).execute();
  const idOf = (code: string): number => lists.find((list) => list.code === code)?.id ?? 0;
  await transaction
    .insertInto('ship_to_price_list')
    .values(
      priceLists.flatMap(({ code, shipTos }) =>
        shipTos.map((ship_to_id) => ({ ship_to_id, price_list_id: idOf(code) })),
      ),
    )
    .execute();
  const rows = [...products.map(marketRow), ...priceLists.flatMap(customerRows), ...promotions.map(promotionRow)];
  await transaction
    .insertInto('price')
    .values(rows.map(({ list, ...row }) => ({ ...row, price_list_id: idOf(list) })))
    .execute();
}

const listRows = [
  ...countries.map((country) => ({
    code: `${country}-LIST`,
    country,
    currency: marketOf(country).currency,
    is_market_list: true,
  })),
  ...priceLists.map(({ code, country, excludedBrands = [], excludedSkus = [] }) => ({
    code,
    country,
    currency: marketOf(country).currency,
    excluded_brands: [...excludedBrands],
    excluded_skus: [...excludedSkus],
  })),
];

const listPrice = ({ listPrice: price }: SmallProduct): Minor => parseMinor(price.toFixed(2));
const mainPrice = (product: SmallProduct): Minor => scaled(listPrice(product), 100 - product.percentOff, 100);

const marketRow = (product: SmallProduct): PriceRow => ({
  list: `${product.country}-LIST`,
  sku: product.sku,
  kind: 'list',
  net_price: toNumeric(listPrice(product)),
});

const customerRows = (list: SmallPriceList): PriceRow[] =>
  products
    .filter(({ country, sku }) => country === list.country && !list.unpricedSkus?.includes(sku))
    .flatMap((product) => [...ownRows(list, product), ...contractRows(list, product)]);

const palletSteps = [
  { pallets: 1, percent: 97 },
  { pallets: 5, percent: 95 },
];

/** Never above the list price: an agreement can only help. */
function ownRows({ code, percentOfMain, hasPalletPrices }: SmallPriceList, product: SmallProduct): PriceRow[] {
  const own = Math.min(scaled(mainPrice(product), percentOfMain, 100), listPrice(product));
  const row = { list: code, sku: product.sku, kind: 'customer' };
  const { perLayer, layers } = packFormats[product.format];
  return [
    { ...row, net_price: toNumeric(own) },
    ...(hasPalletPrices ? palletSteps : []).map(({ pallets, percent }) => ({
      ...row,
      min_qty: pallets * perLayer * layers,
      net_price: toNumeric(scaled(own, percent, 100)),
    })),
  ];
}

const contractRows = ({ code, contract }: SmallPriceList, product: SmallProduct): PriceRow[] =>
  contract?.skus.includes(product.sku)
    ? [
        {
          list: code,
          sku: product.sku,
          kind: 'contract',
          valid_from: '2026-01-01',
          valid_to: '2027-12-31',
          net_price: toNumeric(scaled(mainPrice(product), contract.percentOfMain, 100)),
        },
      ]
    : [];

function promotionRow({ list, sku, percentOff, from, to, ...more }: (typeof promotions)[number]): PriceRow {
  const product = products.find((each) => each.sku === sku);
  if (!product) throw new Error(`a promotion of ${sku}, which does not exist`);
  return {
    list,
    sku,
    kind: 'promotion',
    min_qty: 'minQty' in more ? more.minQty : 1,
    valid_from: from,
    valid_to: to,
    net_price: toNumeric(scaled(mainPrice(product), 100 - percentOff, 100)),
  };
}
