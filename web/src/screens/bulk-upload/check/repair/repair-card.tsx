import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { KeyHints } from '../faults/key-hints.tsx';
import type { CheckParts } from '../order/check-parts.ts';
import { useRows } from '../order/use-rows.ts';
import { isOpen } from '../order/view.model.ts';
import { Views } from '../order/views.tsx';
import { ReadyOrders } from './ready-orders.tsx';
import classes from './repair-card.module.css';
import { repairLines } from './repair-lines.model.ts';
import { RepairList } from './repair-list.tsx';
import { RepairTable } from './repair-table.tsx';
import { twiceGoods } from './twice-goods.model.ts';
import { useRepairs } from './use-repairs.ts';

/** What has to be mended, and nothing else: each with its value in place and one repair that one press takes. */
export function RepairCard({ job, view, mending, onChoose }: CheckParts) {
  const { t } = useTranslation('bulk-upload');
  const isWide = useIsWide();
  const { query, rows, end } = useRows(job.jobId, view);
  const orders = useMemo(() => job.list.filter(isOpen), [job.list]);
  const all = useMemo(() => repairLines(rows, orders), [rows, orders]);
  const { list, repairs } = useRepairs(all, mending.mend);
  const twice = twiceGoods(orders);
  const Rows = isWide ? RepairTable : RepairList;
  return (
    <section ref={list} className="card" aria-label={t('repair.label')}>
      {isWide && (
        <div className={`${classes.head} row wrap between gap-8-16`}>
          <Views job={job} view={view} />
          <KeyHints />
        </div>
      )}
      <BlockStates query={query} failed={t('check.rowsFailed')} waiting={<p className={classes.waiting}>…</p>}>
        {() =>
          repairs.lines.length + twice.length > 0 ? (
            <Rows job={job} repairs={repairs} twice={twice} draftOf={mending.draftOf} onChoose={onChoose} />
          ) : (
            <EmptyState icon={IconCircleCheck} heading={t('check.none.faulty')} />
          )
        }
      </BlockStates>
      <div ref={end} className={classes.end} role="status">
        {query.isFetchingNextPage && t('check.more')}
      </div>
      <ReadyOrders list={job.list} />
    </section>
  );
}
