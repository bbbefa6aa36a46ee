import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { parseAmount } from '#platform/typed-amount.ts';

export type WrittenAmount = { value: number; unit: PackUnit | undefined };

/** What people write behind a number, in the five languages; anything else is not guessed at. */
const unitWords: Record<PackUnit, RegExp> = {
  pack: /^(k|ks|kus\p{L}*|bal\.?|balen\p{L}*|pcs?|pack\p{L}*|pz|pezz\p{L}*|coll\p{L}*|bult\p{L}*|ud|uds|sud\p{L}*|kegs?|fust\p{L}*|barril\p{L}*|x)$/u,
  layer: /^(l|lay\p{L}*|v|vrst\p{L}*|strat\p{L}*|capas?)$/u,
  pallet: /^(p|pal|pal\.|pall?et\p{L}*)$/u,
};

export function readUnit(word: string): PackUnit | undefined {
  const folded = word.trim().toLowerCase();
  return (['pack', 'layer', 'pallet'] as const).find((unit) => unitWords[unit].test(folded));
}

/** `6`, `2,5`, `2p`, `1 vrstva`, `1 200 ks`; nothing where it cannot be an amount. An empty field means one. */
export function readWrittenAmount(text: string): WrittenAmount | undefined {
  const written = text.trim();
  if (written === '') return { value: 1, unit: undefined };
  const [, number = '', word = ''] = /^([\d\s.,]+)\s*(\D*)$/u.exec(written) ?? [];
  const unit = word ? readUnit(word) : undefined;
  if (word && !unit) return undefined;
  const value = parseAmount(number.replace(/(?<=\d)\s(?=\d{3}\b)/g, ''));
  return value ? { value, unit } : undefined;
}
