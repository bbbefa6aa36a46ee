import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { type PackAmount, type PackUnit, packsInUnit, packsPer } from '@dray/contract/catalogue/pack-quantity.ts';
import { type StackedProduct, stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import type { Language } from '@dray/contract/languages.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';

type Words = { t: Translate<'catalogue'>; language: Language };

/** 12 kegs · 1.5 pallets, as the trade calls them; the number as shown decides on the form of the noun. */
export function packsText({ t, language }: Words, product: StackedProduct, packs: number, unit: PackUnit): string {
  const count = Number(packsInUnit(packs, unit, stackingOf(product)).toFixed(2));
  const noun = unit === 'pack' ? packNoun(product.pack_format) : unit;
  return t(`amount.${noun}`, { count, n: formatNumber(language, count) });
}

// The largest first, as one says it.
const spoken: readonly PackUnit[] = ['pallet', 'layer', 'pack'];

/** 1 pallet 6 layers: each unit by its own noun, what there is none of left out. */
export const amountText = (words: Words, product: StackedProduct, amount: PackAmount): string =>
  spoken
    .filter((unit) => amount[unit] > 0)
    .map((unit) => packsText(words, product, amount[unit] * packsPer(unit, stackingOf(product)), unit))
    .join(' ');
