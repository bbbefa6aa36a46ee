import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { parseAmount } from '#platform/texts/typed-amount.ts';

export type WrittenAmount = { value: number; unit: PackUnit | undefined };

const units = ['pack', 'layer', 'pallet'] as const satisfies readonly PackUnit[];

// Whatever language the page speaks: a list that is pasted here may come from a supplier abroad.
const wordsOfLanguages = Object.values(
  import.meta.glob<Record<PackUnit, string>>('../../../i18n/*/unit-words.json', { eager: true, import: 'default' }),
);

/** What people write behind a number, `kus*` with any ending; anything else is not guessed at. */
const unitWords = units.map((unit) => {
  const words = wordsOfLanguages.flatMap((texts) => texts[unit].split(' '));
  const patterns = words.map((word) => word.replace('.', '\\.').replace('*', '\\p{L}*'));
  return { unit, pattern: new RegExp(`^(${patterns.join('|')})$`, 'u') };
});

export function readUnit(word: string): PackUnit | undefined {
  const folded = word.trim().toLowerCase();
  return unitWords.find(({ pattern }) => pattern.test(folded))?.unit;
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
