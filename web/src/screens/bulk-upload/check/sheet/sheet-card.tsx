import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { bulkViews } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { IconTableOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import type { CheckParts } from '../order/check-parts.ts';
import { useRows } from '../order/use-rows.ts';
import { ordersIn } from '../order/view.model.ts';
import { KeyHints } from './key-hints.tsx';
import { Sheet } from './sheet.tsx';
import classes from './sheet-card.module.css';

/** The rows as they stand in the file, by its own letters and numbers, to be mended in place. */
export function SheetCard({ job, view, mending, repeat, onChoose }: CheckParts) {
  const { t } = useTranslation('bulk-upload');
  const { query, rows, end } = useRows(job.jobId, view);
  return (
    <section className="card" aria-label={t('check.rows')}>
      <div className={`${classes.head} row wrap between gap-8-16`}>
        <Views job={job} view={view} />
        <KeyHints />
      </div>
      <BlockStates query={query} failed={t('check.rowsFailed')} waiting={<p className={classes.waiting}>…</p>}>
        {() =>
          rows.length > 0 ? (
            <Sheet job={job} rows={rows} query={query} mending={mending} repeat={repeat} onChoose={onChoose} />
          ) : (
            <EmptyState icon={IconTableOff} heading={t(`check.none.${view}`)} />
          )
        }
      </BlockStates>
      <div ref={end} className={classes.end} role="status">
        {query.isFetchingNextPage && t('check.more')}
      </div>
    </section>
  );
}

function Views({ job: { jobId, list }, view }: { job: BulkJob; view: BulkView }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const navigate = useNavigate();
  const show = (next: BulkView) =>
    void navigate({
      to: '/catalog/bulk-upload',
      search: { job: jobId, view: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <Segments
      label={t('check.views.label')}
      value={view}
      segments={bulkViews.map((value) => ({
        value,
        label: t(`check.views.${value}`, { n: formatNumber(language, ordersIn(list, value).length) }),
      }))}
      onChoose={show}
    />
  );
}
