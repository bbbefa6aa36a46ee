import type { Texts } from '../../content/texts.ts';
import type { Country } from '../../markets/demo-countries.ts';

/** Several products at one price. Days are counted from today. */
export type DemoBundle = {
  sku: string;
  country: Country;
  name: string;
  brand: string;
  subBrand: string;
  category: string;
  description: Texts;
  minimumAmount: number;
  validFromDays: number;
  validToDays: number;
  limitedAmount?: number;
  soldAmount: number;
  discountPercent: number;
  items: readonly BundleItem[];
};

type BundleItem = { title: Texts; isRequired?: boolean; options: readonly BundleOption[] };

/** The first option of an item is the one that is taken unless another is chosen. */
type BundleOption = { sku: string; quantity: number; canChangeQuantity?: boolean };
