import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { type PackUnit, packsInUnit, packUnits, weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { type StackedProduct, stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import type { Language } from '@dray/contract/languages.ts';
import { formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';

type Words = { t: Translate<'catalogue'>; language: Language };

/** 12 kegs · 1.5 pallets: the number as shown decides on the form of the noun. */
export function amountText({ t, language }: Words, product: StackedProduct, packs: number, unit: PackUnit): string {
  const count = Number(packsInUnit(packs, unit, stackingOf(product)).toFixed(2));
  const noun = unit === 'pack' ? packNoun(product.pack_format) : unit;
  return t(`amount.${noun}`, { count, n: formatNumber(language, count) });
}

/** Behind a verb, "add 1 crate", where Czech and Slovak bend the noun. */
export const packsAfterVerb = ({ t, language }: Words, packFormat: string, packs: number): string =>
  t(`amountAfterVerb.${packNoun(packFormat)}`, { count: packs, n: formatNumber(language, packs) });

/** The goods in every unit but the one they are typed in, with their weight; layers and pallets only where they are sold so. */
export function conversionParts(
  words: Words,
  product: StackedProduct,
  packs: number,
  { typedIn, units }: { typedIn: PackUnit | undefined; units: readonly PackUnit[] },
): string[] {
  const others = packUnits.filter((unit) => unit !== typedIn && (unit === 'pack' || units.includes(unit)));
  const weight = formatWeight(words.language, weightOfPacks(packs, product.gross_weight_for_one_cas));
  const amounts = others.map((unit) => amountText(words, product, packs, unit));
  return others[0] === 'pack' ? [...amounts.slice(0, 1), weight, ...amounts.slice(1)] : [weight, ...amounts];
}
