import { IconMoodCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type RequestFilters, type RequestPage, requestsPerPage } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { inventedRequests } from './invented-requests.ts';
import classes from './request-list.module.css';
import { RequestRows } from './request-rows.tsx';

type Props = {
  query: UseQueryResult<RequestPage>;
  filters: RequestFilters;
  page: number;
  open: string | undefined;
  isBeside: boolean;
};

export function RequestList({ query, filters, page, open, isBeside }: Props) {
  const { t } = useTranslation('requests-desk');
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.frame} data-beside={isBeside || undefined}>
      <BlockStates
        query={query}
        frame={frame}
        failed={t('failed')}
        waiting={<RequestRows rows={inventedRequests} open={undefined} isBeside={isBeside} />}
      >
        {({ results, total }) => (
          <>
            {results.length > 0 ? (
              <RequestRows rows={results} open={open} isBeside={isBeside} />
            ) : (
              <NoRequests filters={filters} />
            )}
            <ListPager
              current={page}
              total={Math.ceil(total / requestsPerPage)}
              link={(n, look) => (
                <Link
                  to="/staff/requests"
                  search={{ ...filters, ...(n > 1 ? { page: n } : {}) }}
                  onClick={() => frame.current?.focus()}
                  {...look}
                />
              )}
            />
          </>
        )}
      </BlockStates>
    </div>
  );
}

/** Why there is nothing: nothing that matches, or nothing of this kind. */
function NoRequests({ filters: { view = 'waiting', ...rest } }: { filters: RequestFilters }) {
  const { t } = useTranslation('requests-desk');
  const navigate = useNavigate();
  if (Object.keys(rest).length > 0) {
    const clear = () =>
      void navigate({ to: '/staff/requests', search: view === 'waiting' ? {} : { view }, resetScroll: false });
    return <NothingFound heading={t('nothing.heading')} text={t('nothing.text')} onClear={clear} />;
  }
  return <EmptyState icon={IconMoodCheck} heading={t(`none.${view}`)} text={t('none.text')} />;
}
