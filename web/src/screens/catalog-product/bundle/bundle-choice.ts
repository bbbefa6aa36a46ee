import type { ProductDetailFieldsFragment } from '../../../generated/operations.ts';

export type BundleItem = NonNullable<ProductDetailFieldsFragment['items']>[number];
export type BundleOption = BundleItem['options'][number];

/** What is taken of one item of the bundle; nothing where it was left out. */
export type Choice = { optionId: string | undefined; quantity: number };
/** By the item's id. */
export type Choices = Readonly<Record<string, Choice>>;

export const maxOfOne = 999;

const defaultOption = ({ options, required }: BundleItem): BundleOption | undefined =>
  options.find(({ is_default }) => is_default) ?? (required ? options[0] : undefined);

/** The bundle as the brewer put it together. */
export const defaultChoices = (items: readonly BundleItem[]): Choices =>
  Object.fromEntries(items.map((item) => [item.option_id, choiceOf(defaultOption(item))]));

const choiceOf = (option: BundleOption | undefined): Choice => ({
  optionId: option?.id,
  quantity: option?.quantity ?? 0,
});

export const chosenOption = (item: BundleItem, choices: Choices): BundleOption | undefined =>
  item.options.find(({ id }) => id === choices[item.option_id]?.optionId);

/** Another option comes in its own quantity. */
export const withOption = (choices: Choices, item: BundleItem, optionId: string | undefined): Choices => ({
  ...choices,
  [item.option_id]: choiceOf(item.options.find(({ id }) => id === optionId)),
});

/** What was taken cannot become nothing by counting down: leaving it out is a choice of its own. */
export const withQuantity = (choices: Choices, item: BundleItem, quantity: number): Choices => ({
  ...choices,
  [item.option_id]: {
    optionId: choices[item.option_id]?.optionId,
    quantity: Math.min(maxOfOne, Math.max(1, Math.round(quantity))),
  },
});

/** Net, in whole cents inside. Undefined where one of the chosen goods has no price for the customer. */
export function sumOf(items: readonly BundleItem[], choices: Choices): number | undefined {
  let cents = 0;
  for (const item of items) {
    const option = chosenOption(item, choices);
    if (!option) continue;
    if (option.price == null) return undefined;
    cents += Math.round(Math.round(option.price * 100) * (choices[item.option_id]?.quantity ?? 0));
  }
  return cents / 100;
}

/** What is lent with the chosen goods, as the cart will charge it; never part of the sum. */
export const depositOf = (items: readonly BundleItem[], choices: Choices): number =>
  items.reduce((cents, item) => {
    const deposit = chosenOption(item, choices)?.deposit ?? 0;
    return cents + Math.round(deposit * 100) * (choices[item.option_id]?.quantity ?? 0);
  }, 0) / 100;

export function isDefault(items: readonly BundleItem[], choices: Choices): boolean {
  const own = defaultChoices(items);
  return items.every(
    ({ option_id: id }) => own[id]?.optionId === choices[id]?.optionId && own[id]?.quantity === choices[id]?.quantity,
  );
}

/** As the cart wants them: each option with its quantity; nothing where the bundle is as the brewer put it together. */
export const selectedOptions = (items: readonly BundleItem[], choices: Choices): string[] =>
  isDefault(items, choices)
    ? []
    : items.flatMap(({ option_id: id }) => {
        const choice = choices[id];
        return choice?.optionId ? [`${choice.optionId}:${choice.quantity}`] : [];
      });

type Rules = NonNullable<ProductDetailFieldsFragment['bundle_fields']>;

/** How many of the bundle may be taken at once: at least its minimum, at most what is left of it. */
export function countBounds({ minimum_amt, limited_amount }: Pick<Rules, 'minimum_amt' | 'limited_amount'>) {
  const least = Math.max(1, minimum_amt);
  return { least, max: Math.max(least, limited_amount ?? maxOfOne) };
}
