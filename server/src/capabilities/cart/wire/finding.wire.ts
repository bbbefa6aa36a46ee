import type { UserError } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { cartText, weightLimitText } from '@dray/contract/texts/cart-text.ts';
import { writtenDay, writtenMoney, writtenNumber, writtenWeekday } from '@dray/contract/texts/written-value.ts';
import type { Finding, FindingValue } from '../rules/finding.model.ts';

export const findingToWire = (finding: Finding, language: Language): UserError => ({
  code: finding.code,
  message: messageOf(finding, language),
  path: finding.path ? [...finding.path] : null,
});

export const findingsToWire = (findings: readonly Finding[], language: Language): UserError[] =>
  findings.map((finding) => findingToWire(finding, language));

export function messageOf(finding: Finding, language: Language): string {
  const { code, values = {}, then } = finding;
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, writtenValue(value, language, code === 'NEXT_OPEN_DATE')]),
  );
  // One code with two texts: goods that are out of stock may have a day on which they come back.
  const text = cartText(code === 'OUT_OF_STOCK' && 'date' in values ? 'OUT_OF_STOCK_UNTIL' : code, language, written);
  return then ? `${text} ${messageOf(then, language)}` : text;
}

function writtenValue(value: FindingValue, language: Language, isToBePlanned: boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return writtenNumber(language, value);
  if ('money' in value) return writtenMoney(language, value.money, value.currency);
  if ('day' in value) return isToBePlanned ? writtenWeekday(language, value.day) : writtenDay(language, value.day);
  if ('weightLimitKg' in value) return weightLimitText(value.weightLimitKg, language);
  return value.texts[language] ?? value.texts.en ?? '';
}
