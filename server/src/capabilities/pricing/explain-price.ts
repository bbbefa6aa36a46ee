import { addDays } from '@dray/contract/calendar-day.ts';
import type { PriceExplanation, UnpricedReason } from '@dray/contract/pricing/price-explanation.rest.ts';
import type { Goods, PriceList, Product } from '#capabilities/catalogue/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { ExplainDeps } from './explain-price.deps.ts';
import { type DatedRow, judgeRows, nextChangeAfter, priceOn } from './explain-price.model.ts';
import { type Explained, explanationToWire } from './price-explanation.wire.ts';
import { ownPriceOf } from './pricing.model.ts';

export type AskedPrice = { shipTo: string; sku: string; quantity: number; day: string | undefined };

/** What ended long ago explains nothing that anybody asks today. */
const daysBack = 400;
const maxRows = 1_000;
/** Enough to read; those that count come first. */
const maxShown = 200;

/** Asked by the supplier's people; a ship-to out of their reach answers like one that does not exist. */
export async function explainPrice(deps: ExplainDeps, request: Request, asked: AskedPrice): Promise<PriceExplanation> {
  const shipTo = await deps.findShipTo(request.scope, asked.shipTo);
  if (!shipTo) throw new Refusal('SHIP_TO_NOT_FOUND');
  const day = asked.day ?? deps.todayIn(shipTo.country);
  const priceList = await deps.findPriceListOf(shipTo.id, day);
  const goods = await deps.goodsFor(shipTo.country, priceList);
  const product = goods.findProduct(asked.sku);
  if (!product) throw new Refusal('NOT_FOUND');
  const rows = priceList
    ? await deps.rows.listRowsOf(priceList, asked.sku, { day, since: addDays(day, -daysBack), max: maxRows })
    : [];
  const { quantity } = asked;
  const about: Explained = { shipTo, product, quantity, day, currency: priceList?.currency };
  const whyNot = whyNotOffered(goods, priceList, product);
  const price = whyNot ? undefined : priceOn(rows, quantity, day);
  return explanationToWire(about, {
    price,
    listPrice: price === undefined ? undefined : listPriceOn(rows, day),
    unpriced: whyNot ?? (price === undefined ? 'no-price' : undefined),
    rows: judgeRows(rows, quantity, day).slice(0, maxShown),
    nextChange: whyNot ? undefined : nextChangeAfter(rows, quantity, day),
  });
}

const listPriceOn = (rows: readonly DatedRow[], day: string) =>
  ownPriceOf(rows.filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day))?.listMinor;

function whyNotOffered(goods: Goods, list: PriceList | undefined, { sku, brand }: Product): UnpricedReason | undefined {
  if (!list) return 'no-list';
  if (list.excludedSkus.has(sku)) return 'excluded-product';
  if (list.excludedBrands.has(brand)) return 'excluded-brand';
  return goods.isOffered(sku) ? undefined : 'discontinued';
}
