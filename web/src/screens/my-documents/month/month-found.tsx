import { zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { TakeMonth } from '#capabilities/documents/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

type Props = { month: { from: string; to: string; count: number }; onTake: () => void };

/** How many documents there are, and how they are taken; that there are none, or more than one file holds, is said. */
export function MonthFound({ month, onTake }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { count } = month;
  const n = formatNumber(language, count);
  if (count === 0) return <p role="status">{t('month.none')}</p>;
  const isTooMany = count > zipFilesLimit;
  return (
    <div className="grid gap-12">
      <p role="status">
        {t('found', { count, n })}
        {isTooMany && <>. {t('month.tooMany', { max: formatNumber(language, zipFilesLimit) })}</>}
      </p>
      <p>
        <TakeMonth month={month} onTake={isTooMany ? onTake : undefined} />
      </p>
    </div>
  );
}
