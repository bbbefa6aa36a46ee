import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type BulkJob, bulkUploadQueries, fileOfUpload, useCurrentUpload } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { Loader } from '#ui/loader.tsx';
import { Note } from '#ui/page/note.tsx';
import classes from './check-progress.module.css';
import { ProgressCard } from './progress-card.tsx';
import { useDropping } from './use-dropping.ts';
import { useFormatWords } from './use-format-words.ts';

const shownFaults = 3;

/** The rows being judged, as many as the server has counted; what was found so far is shown already. */
export function CheckProgress({ job }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { drop, isDropping } = useDropping(job.jobId);
  const size = fileOfUpload(useCurrentUpload(), job.jobId)?.size;
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const facts = [...(size === undefined ? [] : [formatBytes(language, size)]), t('rows', n(job.rows))].join(' · ');
  return (
    <ProgressCard name={job.fileName} facts={facts} isCancelling={isDropping} onCancel={drop}>
      <ProgressBar label={t('progress.checking')} value={job.checkedRows} max={job.rows}>
        {t('progress.row', { n: formatNumber(language, job.checkedRows), rows: formatNumber(language, job.rows) })}
      </ProgressBar>
      <Done job={job} size={size} />
      {job.orders.faulty > 0 && <FirstFaults job={job} />}
    </ProgressCard>
  );
}

function Done({ job, size }: { job: BulkJob; size: number | undefined }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const format = useFormatWords()(job);
  const known = bulkColumns.filter((column) => job.columns[column]).length;
  const counts = { known: formatNumber(language, known), all: formatNumber(language, bulkColumns.length) };
  const bytes = formatBytes(language, size ?? 0);
  return (
    <ul className="grid gap-8 size-15 line-20">
      {size !== undefined && <Finished text={t('progress.sent', { sent: bytes, size: bytes })} />}
      {known > 0 && <Finished text={[t('progress.columns', counts), ...format].join(', ')} />}
      <li className={`${classes.step} flex gap-8`}>
        <Loader size={18} />
        {t('progress.judging')}
      </li>
    </ul>
  );
}

const Finished = ({ text }: { text: string }) => (
  <li className={`${classes.step} flex gap-8`} data-done>
    <IconCheck size={18} stroke={2} aria-hidden="true" />
    {text}
  </li>
);

function FirstFaults({ job: { jobId, orders } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { data } = useQuery(bulkUploadQueries.firstFaults(jobId, shownFaults, language));
  const faults = (data?.rows ?? []).flatMap((row) => row.faults).slice(0, shownFaults);
  return (
    <Note tone="warning" role="status" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p>
        {t('progress.faulty', { count: orders.faulty, n: formatNumber(language, orders.faulty) })}{' '}
        {t('progress.mayLeave')}
      </p>
      {faults.map(({ row, column, code, message }) => (
        <p key={`${row} ${column} ${code}`}>
          {t('fault.row', { n: formatNumber(language, row) })} {message}
        </p>
      ))}
    </Note>
  );
}
