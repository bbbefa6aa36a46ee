import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import type { PackAmount, PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import type { Language } from '@dray/contract/languages.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { UsualLine } from './usual-order.queries.ts';

type Amount = Pick<UsualLine, 'quantity' | 'layers' | 'pallets'>;

/** The one unit in which the customer orders it, and how many of it. */
function countedIn({ quantity, layers, pallets }: Amount): { unit: PackUnit; count: number } {
  if (pallets > 0) return { unit: 'pallet', count: pallets };
  return layers > 0 ? { unit: 'layer', count: layers } : { unit: 'pack', count: quantity };
}

export const usualCount = (line: Amount): number => countedIn(line).count;

/** How many packs so many of the unit are, by what the proposal is. */
export const packsOf = (line: Amount & { packs: number }, count: number): number =>
  usualCount(line) > 0 ? (line.packs / usualCount(line)) * count : 0;

export const packAmount = (line: Amount, count = countedIn(line).count): PackAmount => ({
  pack: 0,
  layer: 0,
  pallet: 0,
  [countedIn(line).unit]: count,
});

/** 6 kegs · 2 layers */
export function countText(
  { t, language }: { t: Translate<'catalogue'>; language: Language },
  line: Amount & { packFormat: string },
  count = countedIn(line).count,
): string {
  const { unit } = countedIn(line);
  const noun = unit === 'pack' ? packNoun(line.packFormat) : unit;
  return t(`amount.${noun}`, { count, n: formatNumber(language, count) });
}
