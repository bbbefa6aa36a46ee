import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { OrdersHead, orderingQueries, ordersPerPage, readOrdersAddress } from '#capabilities/ordering/index.ts';
import { savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { HistoryExport } from './history-export.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { inventedRows } from './invented-rows.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderDetailCard } from './order-detail-card.tsx';

const to = '/orders/history';

/** What was placed, the newest first; each order unfolds where it stands (O1). */
export function OrdersHistoryScreen() {
  const { t } = useTranslation('orders');
  const { page = 1, order: open, ...filters } = readOrdersAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useQuery(orderingQueries.list(filters, page));
  const { data: saved } = useQuery(savedOrdersQueries.count());
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const isOpenElsewhere =
    open !== undefined && data !== undefined && !data.sopList.some(({ orderNumber }) => orderNumber === open);
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const narrow = (search: typeof filters) => void navigate({ to, search, resetScroll: false });
  const unfold = (order: string | undefined) => {
    const search = { ...pageOf(page), ...(order ? { order } : {}) };
    void navigate({ to, search, replace: true, resetScroll: false });
  };

  return (
    <>
      <OrdersHead tab="history" savedCount={saved} action={<HistoryExport filters={filters} />} />
      <Stack>
        <HistoryFilters
          filters={filters}
          total={query.isPlaceholderData ? undefined : data?.total}
          onFilters={narrow}
        />
        {isOpenElsewhere && <OrderDetailCard orderNumber={open} onFold={() => unfold(undefined)} />}
        <div data-print={isOpenElsewhere ? 'no' : undefined}>
          <BlockStates
            query={query}
            frame={frame}
            failed={t('failed')}
            help={<AskForHelp reference={errorReference(query.error)} />}
            waiting={<HistoryList rows={inventedRows} open={undefined} onUnfold={() => undefined} />}
          >
            {({ sopList, total }) =>
              sopList.length > 0 ? (
                <HistoryList rows={sopList} open={open} onUnfold={unfold} />
              ) : (
                <NoOrders filters={filters} total={total} onClear={() => narrow({})} />
              )
            }
          </BlockStates>
        </div>
        <ListPager
          current={page}
          total={Math.ceil((data?.total ?? 0) / ordersPerPage)}
          link={(n, look) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        />
      </Stack>
    </>
  );
}
