import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { UsualLine } from './usual-order.queries.ts';

/** "in 5 of the last 6, usually 6–8" */
export function useReason(basedOn: number): (line: Pick<UsualLine, 'seenIn' | 'low' | 'high'>) => string {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const written = (value: number) => formatNumber(language, value);
  return ({ seenIn, low, high }) =>
    t('usual.reason', {
      seen: written(seenIn),
      n: written(basedOn),
      range: low === high ? written(low) : t('usual.range', { low: written(low), high: written(high) }),
    });
}
