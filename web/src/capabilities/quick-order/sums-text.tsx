import { formatMoney, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import type { RowSums } from './row-sums.ts';

type Props = Pick<QuickOrderSlots, 'basis'> & { sums: RowSums };

/** "2 000,00 Kč bez DPH · 63 kg" */
export function SumsText({ sums: { price, currency, weightKg }, basis }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <span className="muted tabular">
      {price !== undefined && `${formatMoney(language, price, currency)} ${t(`basis.${basis}`)} · `}
      {formatWeight(language, weightKg)}
    </span>
  );
}
