import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { RepeatQuestion, useRepeat } from '#capabilities/cart/index.ts';
import { orderingQueries, readOrdersAddress, useLiveOrders } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { useWayBack } from '#ui/list/use-way-back.ts';
import type { Asked, OrderActions } from './actions/order-actions.ts';
import { AskedOverlay } from './asked-overlay.tsx';
import { HistoryPage } from './list/history-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** An order of which nothing new is reported is still read now and then: else the page would take it for out of date. */
const lookAgainMs = 5 * 60_000;
const way = { rowOf: (number: string) => `[data-order="${number}"]`, heading: 'main h1' };

/** What was placed, the newest first, and each order on a page of its own under the same address (O1). */
export function OrdersHistoryScreen() {
  const language = useLanguage();
  const { page = 1, order: open, ...filters } = readOrdersAddress(useSearch({ strict: false }));
  const [asked, setAsked] = useState<Asked>();
  const list = useQuery({ ...orderingQueries.list(filters, page, language), enabled: open === undefined });
  const detail = useQuery({
    ...orderingQueries.detail(open ?? '', language),
    enabled: open !== undefined,
    refetchInterval: lookAgainMs,
  });
  const rows = open === undefined ? (list.data?.sopList ?? []) : detail.data ? [detail.data] : [];
  const live = useLiveOrders({ rows, filters, isFirstPage: open === undefined && page === 1 });
  const back = useWayBack(open, way);
  const repeating = useRepeat();
  const mayOrder = useSession().may('Catalogue');
  const actions: OrderActions = {
    repeating: mayOrder ? repeating : undefined,
    onTrack: (order) => setAsked({ what: 'track', order }),
    onCancel: (order) => setAsked({ what: 'cancel', order }),
  };

  return (
    <>
      {open === undefined ? (
        <HistoryPage query={list} filters={filters} page={page} live={live} actions={actions} />
      ) : (
        <OrderPage key={open} orderNumber={open} query={detail} live={live} actions={actions} back={back} />
      )}
      <RepeatQuestion repeating={repeating} />
      {asked && <AskedOverlay asked={asked} live={live.state} onClose={() => setAsked(undefined)} />}
    </>
  );
}
