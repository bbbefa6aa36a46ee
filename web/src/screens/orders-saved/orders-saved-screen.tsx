import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { OrdersHead } from '#capabilities/ordering/index.ts';
import { isNarrowed, readSavedOrdersAddress, savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { inventedRows } from './invented-rows.ts';
import { NoSavedOrders } from './no-saved-orders.tsx';
import classes from './orders-saved-screen.module.css';
import { SavedFilters } from './saved-filters.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedPager } from './saved-pager.tsx';

/** Orders that were put aside, the newest first; each can become the cart again (O7). */
export function OrdersSavedScreen() {
  const { t } = useTranslation(['saved-orders', 'errors']);
  const address = readSavedOrdersAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data, isPending, isError, error, isPlaceholderData, isFetching, refetch } = useQuery(
    savedOrdersQueries.list(address),
  );
  const { data: count } = useQuery(savedOrdersQueries.count());
  const words = useFailureWords(error);
  const list = useRef<HTMLDivElement>(null);
  const rows = data?.items ?? [];

  const show = (next: typeof address) =>
    void navigate({ to: '/orders/saved', search: next, replace: true, resetScroll: false });
  const unfold = (order: string | undefined) => {
    const { order: _before, ...rest } = address;
    show(order ? { ...rest, order } : rest);
  };
  // What was pressed goes with its row, and the focus must not; the last row of a page takes the page along.
  const leaveRow = () => {
    list.current?.focus({ preventScroll: true });
    const { page = 1, order: _gone, ...rest } = address;
    if (rows.length === 1 && page > 1) show(page > 2 ? { ...rest, page: page - 1 } : rest);
  };

  return (
    <>
      <OrdersHead tab="saved" savedCount={count} />
      <div className={classes.page}>
        {(isNarrowed(address) || (data && data.page_info.total_unique_items > 0)) && <SavedFilters address={address} />}
        <div
          ref={list}
          tabIndex={-1}
          className={classes.list}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData || undefined}
        >
          {isPending && (
            <Waiting>
              <SavedList rows={inventedRows} open={undefined} onUnfold={() => undefined} onLeave={() => undefined} />
            </Waiting>
          )}
          {isError && !data && (
            <BlockError
              heading={t('failed')}
              retry={t('errors:retry')}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
              {...words}
            />
          )}
          {data && rows.length === 0 && <NoSavedOrders address={address} total={data.page_info.total_unique_items} />}
          {rows.length > 0 && <SavedList rows={rows} open={address.order} onUnfold={unfold} onLeave={leaveRow} />}
        </div>
        {rows.length > 0 && <p className={classes.note}>{t('todaysPrices')}</p>}
        {data && (
          <SavedPager address={address} total={data.page_info.total_pages} onTurn={() => list.current?.focus()} />
        )}
      </div>
    </>
  );
}
