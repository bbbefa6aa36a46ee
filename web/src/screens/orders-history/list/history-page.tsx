import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import {
  type LiveOrders,
  type OrderPage,
  type OrdersFilters,
  OrdersHead,
  orderingQueries,
  ordersPerPage,
} from '#capabilities/ordering/index.ts';
import { savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { HeadActions } from './head-actions.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { HistorySearch } from './history-search.tsx';
import { inventedRows } from './invented-rows.ts';
import { ListStatus } from './list-status.tsx';
import { NewOrders } from './new-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import { useFoundTexts } from './use-found-texts.ts';

const to = '/orders/history';

type Props = {
  query: UseQueryResult<OrderPage>;
  filters: OrdersFilters;
  page: number;
  live: LiveOrders;
  actions: OrderActions;
};

/** All orders that the filters leave, a page at a time; heading, views and filters never wait for them. */
export function HistoryPage({ query, filters, page, live, actions }: Props) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { data: counts } = useQuery(orderingQueries.counts(filters));
  const { data: saved } = useQuery(savedOrdersQueries.count());
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const texts = useFoundTexts(query.isPlaceholderData ? undefined : data, page);
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const narrow = (search: OrdersFilters, replace = false) => void navigate({ to, search, replace, resetScroll: false });
  const isWide = useIsWide();
  const search = (
    <HistorySearch q={filters.q} onSearch={(q, isRefined) => narrow(changedFilters(filters, { q }), isRefined)} />
  );
  const pages = Math.ceil((data?.total ?? 0) / ordersPerPage);

  return (
    <>
      <OrdersHead tab="history" savedCount={saved}>
        {isWide && search}
        <HeadActions filters={filters} />
      </OrdersHead>
      <div className="grid one-column gap-10">
        <HistoryFilters
          filters={filters}
          counts={counts}
          show={texts?.show}
          search={!isWide && search}
          onFilters={narrow}
        />
        <div className="grid one-column">
          <NewOrders count={live.newCount} onShow={() => void live.showNew().then(() => frame.current?.focus())} />
          <BlockStates
            query={query}
            frame={frame}
            failed={t('failed')}
            help={<AskForHelp reference={errorReference(query.error)} />}
            waiting={<HistoryList rows={inventedRows} actions={actions} />}
          >
            {({ sopList, total }) =>
              sopList.length > 0 ? (
                <HistoryList rows={sopList} fresh={live.fresh} actions={actions} />
              ) : (
                <NoOrders filters={filters} total={total} onClear={() => narrow({})} />
              )
            }
          </BlockStates>
        </div>
        <ListPager
          current={page}
          // There is at least one more behind those that were counted.
          total={data?.totalIsAtLeast ? Math.max(pages, page + 1) : pages}
          link={(n, look) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        >
          {texts?.range}
        </ListPager>
        <ListStatus found={texts?.found} live={live} />
      </div>
    </>
  );
}
