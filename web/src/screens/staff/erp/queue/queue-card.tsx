import { IconAlertTriangle, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type ErpView, erpQueries, type QueueFilters, queuePerPage } from '#capabilities/erp-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Note } from '#ui/page/note.tsx';
import { inventedQueue } from './invented-queue.ts';
import { QueueFilterBar } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { RetryAll } from './retry-all.tsx';

type Props = { view: Exclude<ErpView, 'differences'>; filters: QueueFilters; page: number };

/** Orders in one state, the oldest first. */
export function QueueCard({ view, filters, page }: Props) {
  const { t } = useTranslation('erp-desk');
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery(erpQueries.queue(view, filters, page));
  const searchOf = (next: QueueFilters, n = 1) => ({
    ...(view === 'parked' ? {} : { view }),
    ...next,
    ...(n > 1 ? { page: n } : {}),
  });
  const onFilters = (next: QueueFilters) =>
    void navigate({ to: '/staff/erp', search: searchOf(next), resetScroll: false });
  return (
    <>
      <QueueFilterBar view={view} filters={filters} page={query.data} onFilters={onFilters} />
      {view === 'parked' && filters.cause && query.data && (
        <RetryAll cause={filters.cause} market={filters.market} count={query.data.total} />
      )}
      {query.data?.isCut && (
        <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          {t('cut')}
        </Note>
      )}
      <BlockStates query={query} frame={frame} failed={t('failed')} waiting={<QueueList rows={inventedQueue} />}>
        {({ results }) =>
          results.length > 0 ? (
            <QueueList rows={results} />
          ) : Object.keys(filters).length > 0 ? (
            <NothingFound heading={t('nothing.heading')} text={t('nothing.text')} onClear={() => onFilters({})} />
          ) : (
            <EmptyState icon={IconChecks} heading={t(`none.${view}`)} text={t('none.text')} />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((query.data?.total ?? 0) / queuePerPage)}
        link={(n, look) => (
          <Link to="/staff/erp" search={searchOf(filters, n)} onClick={() => frame.current?.focus()} {...look} />
        )}
      />
    </>
  );
}
