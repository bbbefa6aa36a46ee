import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { type Icon, IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ordersIn } from './order/view.model.ts';
import classes from './tally.module.css';

type Figure = { view: BulkView; icon: Icon; tone: string; words: string };

/** The states of the orders of the file, in three figures; each shows its own. */
export function Tally({ job: { jobId, list }, view }: { job: BulkJob; view: BulkView }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const count = (each: BulkView) => ordersIn(list, each).length;
  const rows = (each: BulkView) => ordersIn(list, each).reduce((sum, order) => sum + order.rows, 0);
  const faults = ordersIn(list, 'faulty').reduce((sum, order) => sum + order.faults, 0);
  const figures: readonly Figure[] = [
    {
      view: 'good',
      icon: IconCheck,
      tone: 'success',
      words: `${t('tally.good', { count: count('good') })}, ${t('rows', n(rows('good')))}`,
    },
    {
      view: 'faulty',
      icon: IconAlertCircle,
      tone: 'danger',
      words: `${t('tally.faulty', { count: count('faulty') })}, ${t('tally.faults', n(faults))}`,
    },
    {
      view: 'repeated',
      icon: IconCopy,
      tone: 'neutral',
      words: `${t('tally.repeated', { count: count('repeated') })}, ${t('rows', n(rows('repeated')))}`,
    },
  ];
  return (
    <ul className={classes.tally} aria-label={t('tally.label')}>
      {figures.map(({ view: own, icon: Picture, tone, words }) => (
        <li key={own}>
          <Link
            to="/catalog/bulk-upload"
            search={{ job: jobId, view: own }}
            replace
            resetScroll={false}
            className={classes.figure}
            aria-current={view === own ? 'true' : undefined}
          >
            <span className={classes.picture} data-tone={tone}>
              <Picture size={22} stroke={1.75} aria-hidden="true" />
            </span>
            <span>
              <strong className={classes.number}>{formatNumber(language, count(own))}</strong>{' '}
              <span className="text-14 muted">{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
