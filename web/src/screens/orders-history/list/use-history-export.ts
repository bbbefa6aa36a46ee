import { fetchAllOrders, type OrderRow, type OrdersFilters } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import type { CsvExport } from '#ui/list/export/use-csv-export.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import { shipToTextOf } from './history-columns.tsx';

/** All orders that the filters leave, as a file; days as ISO writes them, so that every program sorts them. */
export function useHistoryExport(filters: OrdersFilters): CsvExport<OrderRow> {
  const { t } = useTranslation('orders');
  const { dayOf } = useOrderClock();
  const columns: readonly CsvColumn<OrderRow>[] = [
    { head: t('columns.ordered'), value: ({ orderDate }) => dayOf(orderDate) },
    { head: t('csv.number'), value: ({ orderNumber }) => orderNumber },
    { head: t('csv.own'), value: ({ customerOrderNumber }) => customerOrderNumber },
    { head: t('csv.sap'), value: ({ sapId }) => sapId },
    { head: t('columns.place'), value: shipToTextOf },
    { head: t('columns.delivery'), value: ({ deliveryDate }) => deliveryDate },
    { head: t('filters.delivery'), value: ({ deliveryStatusLabel }) => deliveryStatusLabel },
    { head: t('columns.status'), value: ({ statusLabel }) => statusLabel },
    { head: t('csv.pallets'), value: ({ pallets }) => pallets },
    { head: t('columns.total'), value: ({ total }) => total },
    { head: t('csv.currency'), value: ({ currency }) => currency },
  ];
  return { fileName: 'dray-orders', columns, fetchRows: () => fetchAllOrders(filters) };
}
