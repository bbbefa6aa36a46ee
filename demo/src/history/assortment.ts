import { priceLists } from '../prices/price-lists.ts';
import { isOffered } from '../prices/price-rows.ts';
import { availabilityOf, listedOn } from '../products/availability.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { type DemoProduct, productsOf } from '../products/demo-products.ts';
import type { Customer } from './customer.ts';

/** What a customer could buy at a price of his own on a day of the past. */
export function assortmentOn({ shipTo }: Customer, day: string, today: string): DemoProduct[] {
  const list = priceLists.find(({ shipTos }) => shipTos.includes(shipTo.id));
  if (!list) throw new Error(`${shipTo.id} follows no price list`);
  return productsOf(shipTo.country).filter(
    (product) => isOffered(list, product) && !list.unpricedSkus?.includes(product.sku) && wasSold(product, day, today),
  );
}

/** What is no longer brewed was sold until four months ago, and what is missing now was there a month ago. */
function wasSold(product: DemoProduct, day: string, today: string): boolean {
  const { isDiscontinued, isOutOfStock } = availabilityOf(product, today);
  if (isDiscontinued) return day < daysFrom(today, -120);
  return day >= listedOn(product, today) && (!isOutOfStock || day < daysFrom(today, -30));
}
