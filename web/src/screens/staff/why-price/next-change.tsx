import type { PriceExplanation } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { usePriceWords } from './use-price-words.ts';

/** When the same quantity costs something else; of goods that are not offered no day of a price list says anything. */
export function NextChange({ answer: { unpriced, nextChange, currency } }: { answer: PriceExplanation }) {
  const { t } = useTranslation('why-price');
  const { money, longDay } = usePriceWords(currency);
  if (unpriced && unpriced !== 'no-price') return null;
  return (
    <Card heading={t('nextChange.heading')}>
      {nextChange ? (
        <div className="row wrap between gap-0-16 text-15">
          <p>{t('nextChange.from', { day: longDay(nextChange.day) })}</p>
          <p className="semibold tabular">
            {nextChange.price === null ? t('nextChange.noPrice') : money(nextChange.price)}
          </p>
        </div>
      ) : (
        <p className="text-15 muted">{t('nextChange.none')}</p>
      )}
    </Card>
  );
}
