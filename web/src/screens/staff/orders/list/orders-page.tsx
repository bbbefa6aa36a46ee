import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  allOrdersPerPage,
  countedPages,
  maxOrderSearch,
  type OrderDeskFilters,
  orderDeskQueries,
} from '#capabilities/order-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { inventedOrders } from './invented-orders.ts';
import { OlderLink } from './older-link.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersExport } from './orders-export.tsx';

const to = '/staff/orders';

type Props = { filters: OrderDeskFilters; page: number; before: string | undefined };

/** All orders that the filters leave, the newest first; what stands above never waits for them. */
export function OrdersPage({ filters, page, before }: Props) {
  const { t } = useTranslation(['staff-orders', 'staff']);
  const language = useLanguage();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery(orderDeskQueries.list({ filters, page, before }, language));
  const { data } = query;
  useOwnPageName(t('staff:orders.heading'));
  const narrow = (search: OrderDeskFilters, replace = false) =>
    void navigate({ to, search, replace, resetScroll: false });
  const pages = Math.ceil((data?.total ?? 0) / allOrdersPerPage);
  const searchOf = (n: number) => ({ ...filters, ...(before ? { before } : {}), ...(n > 1 ? { page: n } : {}) });
  return (
    <>
      <PageHead
        title={t('staff:orders.heading')}
        lead={t('staff:orders.lead')}
        actions={<OrdersExport filters={filters} isOff={!data || data.total === 0} />}
      />
      <div className="grid one-column gap-10">
        <OrderFilters
          filters={filters}
          page={query.isPlaceholderData ? undefined : data}
          search={
            <SearchForm
              label={t('staff-orders:search')}
              value={filters.q}
              maxLength={maxOrderSearch}
              onSearch={(q, isRefined) => narrow(changedFilters(filters, { q }), isRefined)}
            />
          }
          onFilters={narrow}
        />
        <BlockStates
          query={query}
          frame={frame}
          failed={t('staff-orders:failed')}
          waiting={<OrderList rows={inventedOrders} />}
        >
          {({ results }) =>
            results.length > 0 ? (
              <OrderList rows={results} />
            ) : Object.keys(filters).length > 0 || before ? (
              <NothingFound
                heading={t('staff-orders:nothing.heading')}
                text={t('staff-orders:nothing.text')}
                onClear={() => narrow({})}
              />
            ) : (
              <EmptyState
                icon={IconClipboardList}
                heading={t('staff-orders:none.heading')}
                text={t('staff-orders:none.text')}
              />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          // There is at least one more behind those that were counted.
          total={Math.min(countedPages, data?.totalIsAtLeast ? Math.max(pages, page + 1) : pages)}
          link={(n, look) => <Link to={to} search={searchOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        />
        {data && page >= countedPages && (data.totalIsAtLeast || pages > page) && (
          <OlderLink filters={filters} last={data.results.at(-1)?.orderNumber} />
        )}
      </div>
    </>
  );
}
