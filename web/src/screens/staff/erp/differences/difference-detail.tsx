import type { Mismatch } from '#capabilities/erp-desk/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BelowName } from '#ui/list/data/two-lines.tsx';

/** What exactly differs: which lines, how much, since which delivery. */
export function DifferenceDetail({ lines, amounts, deliveryDate }: Mismatch) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, amount, amounts?.currency ?? '');
  const said = [
    ...(lines ? [t('differences.lines', { lines: lines.join(', ') })] : []),
    ...(amounts ? [t('differences.amounts', { here: money(amounts.here), there: money(amounts.there) })] : []),
    ...(deliveryDate ? [t('differences.due', { day: formatShortDate(language, deliveryDate) })] : []),
  ];
  return said.length > 0 ? <BelowName>{said.join(' · ')}</BelowName> : null;
}
