import { maxPacksOfALine } from '@dray/contract/cart/amount-fault.ts';
import type { Bundle, BundleOption } from '#capabilities/catalogue/index.ts';
import type { Finding } from './finding.model.ts';

/** An option as somebody chose it, with its quantity in one bundle where they changed it. */
export type ChosenOption = { id: string; quantity: number | undefined };

/** `option` or `option:quantity`; an option's own id may hold a colon. */
export function parseOption(text: string, known: ReadonlySet<string>): ChosenOption {
  if (known.has(text)) return { id: text, quantity: undefined };
  const [, id, quantity] = /^(.+):(\d{1,6})$/.exec(text) ?? [];
  return id === undefined ? { id: text, quantity: undefined } : { id, quantity: Number(quantity) };
}

export type BundleChoice = {
  /** The same choice always has the same key, whatever the order it was given in. */
  key: string;
  /** The bundle as if it held nothing but what was chosen, so that the catalogue's own rules apply to the choice. */
  chosen: Bundle;
};

/** What was chosen of a bundle, or what is wrong with the choice. Nothing chosen means the default options. */
export function chooseOptions(
  bundle: Bundle,
  asked: readonly string[],
  defaults: readonly BundleOption[],
): BundleChoice | Finding {
  const ids = new Set(bundle.items.flatMap(({ options }) => options.map(({ id }) => id)));
  const chosen = asked.length > 0 ? asked.map((text) => parseOption(text, ids)) : defaultsOf(defaults);
  const unknown = chosen.find(({ id }) => !ids.has(id));
  if (unknown) return { code: 'BUNDLE_OPTION_UNKNOWN' };

  const items: Bundle['items'][number][] = [];
  for (const item of bundle.items) {
    const picked = item.options.flatMap((option) => pickedAs(option, chosen));
    const wrong = whatIsWrong(item, picked);
    if (wrong) return wrong;
    items.push({ ...item, isRequired: false, options: picked.map(({ option }) => option) });
  }
  return { key: keyOf(bundle, items), chosen: { ...bundle, items } };
}

const defaultsOf = (defaults: readonly BundleOption[]): ChosenOption[] =>
  defaults.map(({ id }) => ({ id, quantity: undefined }));

type Picked = { option: BundleOption; original: BundleOption };

function pickedAs(original: BundleOption, chosen: readonly ChosenOption[]): Picked[] {
  return chosen
    .filter(({ id }) => id === original.id)
    .map(({ quantity }) => ({
      original,
      option: { ...original, isDefault: true, quantity: quantity ?? original.quantity },
    }));
}

function whatIsWrong(item: Bundle['items'][number], picked: readonly Picked[]): Finding | undefined {
  const title = { texts: item.title };
  if (picked.length > 1) return { code: 'BUNDLE_OPTION_TWICE', values: { title } };
  const [one] = picked;
  if (!one) return item.isRequired ? { code: 'BUNDLE_OPTION_MISSING', values: { title } } : undefined;
  const { option, original } = one;
  if (option.quantity === original.quantity) return undefined;
  if (!original.canChangeQuantity) return { code: 'BUNDLE_OPTION_FIXED', values: { quantity: original.quantity } };
  if (option.quantity < 1) return { code: 'QUANTITY_INVALID' };
  return option.quantity > maxPacksOfALine
    ? { code: 'QUANTITY_TOO_LARGE', values: { maximum: maxPacksOfALine } }
    : undefined;
}

function keyOf(bundle: Bundle, chosen: readonly Bundle['items'][number][]): string {
  const usual = new Map(bundle.items.flatMap(({ options }) => options.map(({ id, quantity }) => [id, quantity])));
  return chosen
    .flatMap(({ options }) => options)
    .map(({ id, quantity }) => (usual.get(id) === quantity ? id : `${id}:${quantity}`))
    .sort()
    .join(',');
}

export const optionsOfKey = (optionsKey: string): string[] => (optionsKey === '' ? [] : optionsKey.split(','));
