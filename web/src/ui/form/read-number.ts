import type { Language } from '@dray/contract/languages.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { Reading } from './typed-value.ts';

export type NumberRules = {
  min?: number | undefined;
  max?: number | undefined;
  /** Only multiples of it, counted from nought. */
  step?: number | undefined;
};

type Words = { t: Translate<'form'>; language: Language };

/** A typed number, or in words why it cannot be taken. */
export function readNumber({ t, language }: Words, rules: NumberRules, text: string): Reading<number> {
  if (text === '') return {};
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step } = rules;
  const shown = (value: number) => formatNumber(language, value);
  const value = typedNumber(text);
  if (value === undefined) return { error: t('number.unreadable', { example: shown(exampleOf(rules)) }) };
  if (value < min) return { error: t('number.tooSmall', { minimum: shown(min) }) };
  if (value > max) return { error: t('number.tooLarge', { maximum: shown(max) }) };
  if (step === undefined || isMultiple(value, step)) return { value };
  const [lower, upper] = neighbours(value, step, { min, max }).map(shown);
  return { error: t('number.offStep', { step: shown(step), lower: lower ?? '', upper: upper ?? '' }) };
}

/**
 * A number as people type it, comma or point before the decimals, blanks or the other sign between thousands. One sign
 * with three digits behind it is refused: in Italy and Spain 1.500 is fifteen hundred, elsewhere one and a half.
 */
export function typedNumber(text: string): number | undefined {
  const written = text
    .trim()
    .replace('\u2212', '-')
    .replace(/(?<=\d)[\s\u202f](?=\d{3}(\D|$))/g, '');
  const plain = plainNumber(written);
  return plain === undefined || !/^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? undefined : Number(plain);
}

function plainNumber(written: string): string | undefined {
  const signs = written.replaceAll(/[^.,]/g, '');
  if (signs === '') return written;
  if (signs.length === 1) return /[1-9]\d*[.,]\d{3}$/.test(written) ? undefined : written.replace(',', '.');
  const decimal = signs.at(-1) ?? '';
  const thousands = signs.slice(0, -1);
  if (!isGrouped(written)) return undefined;
  if (thousands.includes(decimal)) return new Set(signs).size === 1 ? written.replaceAll(decimal, '') : undefined;
  return new Set(thousands).size === 1 ? written.replaceAll(thousands.charAt(0), '').replace(decimal, '.') : undefined;
}

/** 1.234.567 and 1.234.567,8 but not 12.34.567. */
const isGrouped = (written: string): boolean => /^-?\d{1,3}([.,]\d{3})+([.,]\d+)?$/.test(written);

const tolerance = 1e-9;

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < tolerance;

/** Without the noise of binary fractions: three steps of 0.1 are 0.3. */
const multiple = (times: number, step: number): number => Number((times * step).toFixed(6));

/** The two nearest that can be taken. */
function neighbours(value: number, step: number, { min, max }: { min: number; max: number }): [number, number] {
  const below = Math.floor(value / step);
  const first = multiple(below, step) < min ? below + 1 : multiple(below + 1, step) > max ? below - 1 : below;
  return [multiple(first, step), multiple(first + 1, step)];
}

function exampleOf({ min = 0, max = Number.POSITIVE_INFINITY, step = 0.5 }: NumberRules): number {
  const example = multiple(Math.floor(min / step) + 1, step);
  return example > max ? max : example;
}
