import type {
  CartItemInput,
  CartItemUpdateInput,
  InputMaybe,
  MessageOutput,
  MutationAddProductsToCartArgs,
  PriceValidation,
  ProductPriceInput,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { cartMessage } from '@dray/contract/texts/cart-text.ts';
import { toDecimal } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import type { CartChange } from '../changes/change-cart.ts';
import type { BelievedPrice, ChangedPrice } from '../changes/validate-prices.ts';
import type { WantedLine } from '../rules/add-lines.model.ts';
import type { LineAmount } from '../rules/cart.model.ts';
import type { WantedAmount } from '../rules/set-lines.model.ts';
import { findingsToWire } from './finding.wire.ts';

/** Many lines, or one by the flat arguments, or both; neither is no request. */
export function wantedLinesFromWire(args: MutationAddProductsToCartArgs): WantedLine[] {
  const lines = (args.cart_items ?? []).map(lineFromWire);
  if (args.sku) lines.push(lineFromWire({ ...flatLine(args), sku: args.sku }));
  if (lines.length === 0) throw new Refusal('MALFORMED_REQUEST');
  return lines;
}

const flatLine = (args: MutationAddProductsToCartArgs) => ({
  quantity: args.quantity ?? 0,
  number_of_layer: args.number_of_layer ?? 0,
  number_of_pallet: args.number_of_pallet ?? 0,
  selected_options: args.selected_options ?? null,
});

const lineFromWire = (line: CartItemInput): WantedLine => ({
  sku: line.sku,
  quantity: line.quantity,
  layers: line.number_of_layer,
  pallets: line.number_of_pallet,
  options: line.selected_options ?? [],
});

export const wantedAmountsFromWire = (items: readonly CartItemUpdateInput[]): WantedAmount[] =>
  items.map((item) => ({
    itemId: item.cart_item_id,
    ...given('quantity', item.quantity),
    ...given('layers', item.number_of_layer),
    ...given('pallets', item.number_of_pallet),
  }));

const given = (name: keyof LineAmount, value: InputMaybe<number> | undefined): Partial<LineAmount> =>
  value === null || value === undefined ? {} : { [name]: value };

export const believedFromWire = (items: readonly ProductPriceInput[]): BelievedPrice[] =>
  items.map(({ sku, quantity, price }) => ({ sku, packs: quantity, price }));

export const priceValidationToWire = (changed: readonly ChangedPrice[], language: Language): PriceValidation => ({
  message: cartMessage(changed.length === 0 ? 'pricesAreRight' : 'pricesChanged', language),
  items: changed.map(({ sku, believed, newMinor }) => ({
    sku,
    old_price: believed,
    new_price: newMinor === undefined ? null : toDecimal(newMinor),
  })),
});

/** Of a change that is reported by a sentence alone: the first thing that is wrong, or that it was done. */
export function messageToWire({ findings }: CartChange, language: Language): MessageOutput {
  const user_errors = findingsToWire(findings, language);
  return { message: user_errors[0]?.message ?? cartMessage('transportSet', language), user_errors };
}
