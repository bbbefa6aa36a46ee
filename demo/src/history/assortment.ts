import { priceLists } from '../prices/price-lists.ts';
import { isOffered } from '../prices/price-rows.ts';
import { availabilityOf, listedOn } from '../products/availability.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { type DemoProduct, productsOf } from '../products/demo-products.ts';
import type { Customer } from './customer.ts';

/** What a customer could buy at a price of their own on a day of the past. */
export function assortmentOn(customer: Customer, day: string, today: string): DemoProduct[] {
  return offersTo(customer, today)
    .filter(({ from, before }) => day >= from && day < before)
    .map(({ product }) => product);
}

/** The first day on which it could be bought, and the day from which it could not. */
type Offer = { product: DemoProduct; from: string; before: string };

const offers = new Map<string, readonly Offer[]>();
const always = '9999-12-31';

/** Worked out once: thousands of orders ask for the same. */
function offersTo({ shipTo }: Customer, today: string): readonly Offer[] {
  const name = `${shipTo.id} ${today}`;
  const known = offers.get(name);
  if (known) return known;
  const list = priceLists.find(({ shipTos }) => shipTos.includes(shipTo.id));
  if (!list) throw new Error(`${shipTo.id} follows no price list`);
  const found = productsOf(shipTo.country)
    .filter((product) => isOffered(list, product) && !list.unpricedSkus?.includes(product.sku))
    .map((product) => ({ product, ...soldDays(product, today) }));
  offers.set(name, found);
  return found;
}

/** What is no longer brewed was sold until four months ago, and what is missing now was there a month ago. */
function soldDays(product: DemoProduct, today: string): Pick<Offer, 'from' | 'before'> {
  const { isDiscontinued, isOutOfStock } = availabilityOf(product, today);
  if (isDiscontinued) return { from: '', before: daysFrom(today, -120) };
  return { from: listedOn(product, today), before: isOutOfStock ? daysFrom(today, -30) : always };
}
