import { formatMoney, formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { SendSums } from '../order/sums.model.ts';

/** 3 orders, 9 rows · 61.5 pallets · 48.2 t, and below it the money. */
export function SumsText({ sums: { orders, rows, pallets, weightKg, netCents } }: { sums: SendSums }) {
  const { t } = useTranslation(['bulk-upload', 'catalogue']);
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const facts = [
    `${t('send.orders', n(orders))}, ${t('rows', n(rows))}`,
    ...(pallets > 0 ? [t('send.pallets', n(Math.round(pallets * 100) / 100))] : []),
    ...(weightKg > 0 ? [formatWeight(language, weightKg)] : []),
  ];
  const money = [...netCents].map(([currency, cents]) => formatMoney(language, cents / 100, currency));
  return (
    <>
      <p className="heavy">{facts.join(' · ')}</p>
      {money.length > 0 && (
        <p className="muted">
          {money.join(' + ')} {t('catalogue:basis.net')}
        </p>
      )}
    </>
  );
}
