import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { OrdersHead } from '#capabilities/ordering/index.ts';
import { readSavedOrdersAddress, savedOrdersQueries } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedRows } from './invented-rows.ts';
import { NoSavedOrders } from './no-saved-orders.tsx';
import { SavedFilterBar } from './saved-filters.tsx';
import { SavedList } from './saved-list.tsx';

const to = '/orders/saved';
const nothing = () => undefined;

/** Orders that were put aside, the newest first; each can become the cart again (O7). */
export function OrdersSavedScreen() {
  const { t } = useTranslation('saved-orders');
  const { page = 1, order: open, ...filters } = readSavedOrdersAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useQuery(savedOrdersQueries.list({ ...filters, page }));
  const { data: count } = useQuery(savedOrdersQueries.count());
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const found = data?.page_info.total_unique_items;
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const show = (search: ReturnType<typeof pageOf>) => void navigate({ to, search, replace: true, resetScroll: false });
  const narrow = (search: typeof filters) => void navigate({ to, search, resetScroll: false });
  const unfold = (order: string | undefined) => show({ ...pageOf(page), ...(order ? { order } : {}) });
  // What was pressed goes with its row, and the focus must not; the last row of a page takes the page along.
  const leaveRow = () => {
    frame.current?.focus({ preventScroll: true });
    if (data?.items.length === 1 && page > 1) show(pageOf(page - 1));
  };

  return (
    <>
      <OrdersHead tab="saved" savedCount={count} />
      <Stack>
        <SavedFilterBar filters={filters} total={query.isPlaceholderData ? undefined : found} onFilters={narrow} />
        <BlockStates
          query={query}
          frame={frame}
          failed={t('failed')}
          help={<AskForHelp reference={errorReference(query.error)} />}
          waiting={<SavedList rows={inventedRows} open={undefined} onUnfold={nothing} onLeave={nothing} />}
        >
          {({ items, page_info: { total_unique_items: total } }) =>
            items.length > 0 ? (
              <>
                <SavedList rows={items} open={open} onUnfold={unfold} onLeave={leaveRow} />
                <p className="text-14 muted">{t('todaysPrices')}</p>
              </>
            ) : (
              <NoSavedOrders filters={filters} total={total} onClear={() => narrow({})} />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          total={data?.page_info.total_pages ?? 0}
          link={(n, look) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        />
      </Stack>
    </>
  );
}
