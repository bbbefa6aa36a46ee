import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { OrdersHead, orderingQueries, ordersPerPage, readOrdersAddress } from '#capabilities/ordering/index.ts';
import { savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryPager } from './history-pager.tsx';
import { HistorySearch } from './history-search.tsx';
import { inventedRows } from './invented-rows.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderDetailCard } from './order-detail-card.tsx';
import classes from './orders-history-screen.module.css';

/** What was placed, the newest first; each order unfolds where it stands (O1). */
export function OrdersHistoryScreen() {
  const { t } = useTranslation(['orders', 'errors']);
  const address = readOrdersAddress(useSearch({ strict: false }));
  const { page = 1, q, order: open } = address;
  const navigate = useNavigate();
  const { data, isPending, isError, error, isPlaceholderData, isFetching, refetch } = useQuery(
    orderingQueries.list(page, q),
  );
  const { data: saved } = useQuery(savedOrdersQueries.count());
  const words = useFailureWords(error);
  const list = useRef<HTMLDivElement>(null);
  const rows = data?.sopList ?? [];
  const isOpenElsewhere =
    open !== undefined && data !== undefined && !rows.some(({ orderNumber }) => orderNumber === open);

  const unfold = (orderNumber: string | undefined) => {
    const { order, ...rest } = address;
    void navigate({
      to: '/orders/history',
      search: orderNumber ? { ...rest, order: orderNumber } : rest,
      replace: true,
      resetScroll: false,
    });
  };

  return (
    <>
      <OrdersHead tab="history" savedCount={saved} />
      <div className={classes.page}>
        {(q !== undefined || (data && data.total > 0)) && <HistorySearch address={address} />}
        {isOpenElsewhere && <OrderDetailCard orderNumber={open} onFold={() => unfold(undefined)} />}
        <div
          ref={list}
          tabIndex={-1}
          className={classes.list}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData || undefined}
          data-print={isOpenElsewhere ? 'no' : undefined}
        >
          {isPending && (
            <Waiting>
              <HistoryList rows={inventedRows} open={undefined} onUnfold={() => undefined} />
            </Waiting>
          )}
          {isError && !data && (
            <BlockError
              heading={t('orders:failed')}
              retry={t('errors:retry')}
              isRetrying={isFetching}
              help={<AskForHelp reference={errorReference(error)} />}
              onRetry={() => void refetch()}
              {...words}
            />
          )}
          {data && rows.length === 0 && <NoOrders address={address} total={data.total} />}
          {rows.length > 0 && <HistoryList rows={rows} open={open} onUnfold={unfold} />}
        </div>
        {data && (
          <HistoryPager
            address={address}
            total={Math.ceil(data.total / ordersPerPage)}
            onTurn={() => list.current?.focus()}
          />
        )}
      </div>
    </>
  );
}
