import { IconCheck } from '@tabler/icons-react';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './checked-file.module.css';

/** Which file this is, and that all of it was looked at. */
export function CheckedFile({ job: { fileName, rows, list, checkedInMs } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return (
    <p className={`${classes.file} flex wrap text-15 muted`}>
      <strong className="semibold ink anywhere">{fileName}</strong>
      <span>{t('rows', n(rows))}</span>
      <span>{t('orders', n(list.length))}</span>
      {checkedInMs !== null && (
        <span className="inline-row gap-4 success">
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('check.checkedIn', { seconds: formatNumber(language, Math.max(checkedInMs, 100) / 1000) })}
        </span>
      )}
    </p>
  );
}
