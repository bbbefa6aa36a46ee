import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLive } from '#platform/live/use-live.ts';
import { logFault } from '#platform/log.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import {
  fetchOrders,
  type OrderPage,
  type OrderRow,
  orderingQueries,
  ordersKey,
  ordersPerPage,
} from '../queries/ordering.queries.ts';
import type { OrdersFilters } from '../queries/orders-address.ts';
import { createGatherer } from './gather.ts';
import { countNew, verdictBetween, withRow } from './live-orders.model.ts';
import { useFresh } from './use-fresh.ts';
import { useVerdictToast } from './use-verdict-toast.ts';

const gatherMs = 250;

type Shown = {
  /** The rows of the list, or the one order that is open. */
  rows: readonly OrderRow[];
  filters: OrdersFilters;
  /** New orders are announced above the first page alone. */
  isFirstPage: boolean;
};

export type LiveOrders = ReturnType<typeof useLiveOrders>;

/** Follows what happens to the orders that are shown: they change where they are, and new ones wait to be asked for. */
export function useLiveOrders({ rows, filters, isFirstPage }: Shown) {
  const client = useQueryClient();
  const language = useLanguage();
  const { fresh, mark } = useFresh();
  const tellVerdict = useVerdictToast();
  const [last, setLast] = useState<{ orderNumber: string; at: string }>();
  const listKey = JSON.stringify(filters);
  const [found, setFound] = useState({ listKey, count: 0 });

  const readAgain = async (row: OrderRow) => {
    const now = await client.fetchQuery({ ...orderingQueries.detail(row.orderNumber, language), staleTime: 0 });
    client.setQueriesData<OrderPage>({ queryKey: [...ordersKey, 'list'] }, (page) => page && withRow(page, now));
    const verdict = verdictBetween(row, now);
    if (verdict) tellVerdict(verdict, now);
    mark(row.orderNumber);
    const at = now.changedAt ?? now.asOf;
    if (at) setLast({ orderNumber: now.orderNumber, at });
  };
  const lookForNew = async () => {
    const { sopList } = await fetchOrders(filters, { offset: 0, limit: ordersPerPage });
    setFound({ listKey, count: countNew(rows, sopList) });
  };
  const act = useEffectEvent((ids: ReadonlySet<string>, isAny: boolean) => {
    const touched = rows.filter(({ orderNumber }) => ids.has(orderNumber));
    const work = isAny
      ? [client.invalidateQueries({ queryKey: ordersKey })]
      : [
          ...touched.map(readAgain),
          ...[...ids].map((id) => client.invalidateQueries({ queryKey: [...ordersKey, 'tracking', id] })),
          ...(isFirstPage && ids.size > touched.length ? [lookForNew()] : []),
          client.invalidateQueries({ queryKey: [...ordersKey, 'counts'] }),
        ];
    Promise.all(work).catch((cause: unknown) => logFault('live orders', cause));
  });
  const gatherer = useMemo(() => createGatherer(gatherMs, (ids, isAny) => act(ids, isAny)), []);
  useEffect(() => gatherer.drop, [gatherer]);
  const state = useLive('order', gatherer.add);

  return {
    state,
    fresh,
    /** The order that changed last while one watched. */
    last,
    newCount: isFirstPage && found.listKey === listKey ? found.count : 0,
    showNew: () => {
      setFound({ listKey, count: 0 });
      return client.invalidateQueries({ queryKey: [...ordersKey, 'list'] });
    },
  };
}
