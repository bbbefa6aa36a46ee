import { IconTableOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { KeyHints } from '../faults/key-hints.tsx';
import type { CheckParts } from '../order/check-parts.ts';
import { useRows } from '../order/use-rows.ts';
import { Views } from '../order/views.tsx';
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
