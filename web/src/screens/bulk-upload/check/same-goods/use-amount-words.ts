import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Amount } from './amounts.model.ts';

/** 4 pallets + 3 packs; behind a verb where the language bends the words. */
export function useAmountWords(): (amounts: readonly Amount[], look?: 'amount' | 'amountAfterVerb') => string {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (amounts, look = 'amount') =>
    amounts
      .map(({ amount, unit }) => t(`${look}.${unit}`, { count: amount, n: formatNumber(language, amount) }))
      .join(' + ');
}
