import { type Minor, scaled, withTax } from '#platform/money.ts';
import type { OwnPrice } from './own-price.model.ts';
import type { Bundle, BundleItem, BundleOption, Product } from './product.model.ts';

/** What the parts of a bundle are to one customer; a part outside their assortment is unknown. */
export type Parts = {
  findProduct: (sku: string) => Product | undefined;
  findPrice: (sku: string) => OwnPrice | undefined;
};

export type BundlePrice = {
  netMinor: Minor;
  grossMinor: Minor;
  listMinor: Minor | undefined;
  listGrossMinor: Minor | undefined;
};

/** One pack of an option within the bundle: the customer's own price less the bundle's discount. */
export const optionPrice = ({ discount }: Bundle, price: OwnPrice | undefined): Minor | undefined =>
  price && scaled(price.yourMinor, 10_000 - discount, 10_000);

/** What is in the bundle unless the customer chooses otherwise. */
export function defaultOptions({ items }: Bundle): BundleOption[] {
  return items.flatMap((item) => {
    const chosen = item.options.filter(({ isDefault }) => isDefault);
    return chosen.length > 0 ? chosen : firstOfRequired(item);
  });
}

const firstOfRequired = ({ isRequired, options }: BundleItem): BundleOption[] =>
  isRequired ? options.slice(0, 1) : [];

/** The sum of the default options; without a price for one of them the bundle has none. */
export function bundlePrice(bundle: Bundle, parts: Parts): BundlePrice | undefined {
  const options = defaultOptions(bundle);
  if (options.length === 0) return undefined;
  const sum = { netMinor: 0, grossMinor: 0, listMinor: 0, listGrossMinor: 0 };
  let hasList = true;
  for (const { sku, quantity } of options) {
    const [product, price] = [parts.findProduct(sku), parts.findPrice(sku)];
    const unit = optionPrice(bundle, price);
    if (!product || !price || unit === undefined) return undefined;
    sum.netMinor += unit * quantity;
    sum.grossMinor += withTax(unit * quantity, product.taxRate);
    hasList &&= price.listMinor !== undefined;
    sum.listMinor += (price.listMinor ?? 0) * quantity;
    sum.listGrossMinor += withTax((price.listMinor ?? 0) * quantity, product.taxRate);
  }
  return hasList ? sum : { ...sum, listMinor: undefined, listGrossMinor: undefined };
}

/** How many may still be bought; without a limit there is no number. */
export const amountLeft = ({ limitedAmount, soldAmount }: Bundle): number | undefined =>
  limitedAmount === undefined ? undefined : Math.max(0, limitedAmount - soldAmount);
