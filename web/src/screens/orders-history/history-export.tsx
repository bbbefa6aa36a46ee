import { fetchAllOrders, type OrderRow, type OrdersFilters, useStatusNames } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import { CsvButton } from '#ui/list/export/csv-button.tsx';
import { placeOf } from './history-columns.tsx';
import { useDayOf } from './use-day-of.ts';

/** All orders that the filters leave, as a file; days as ISO writes them, so that every program sorts them. */
export function HistoryExport({ filters }: { filters: OrdersFilters }) {
  const { t } = useTranslation('orders');
  const statusName = useStatusNames();
  const dayOf = useDayOf();
  const columns: readonly CsvColumn<OrderRow>[] = [
    { head: t('columns.ordered'), value: ({ orderDate }) => dayOf(orderDate) },
    { head: t('csv.number'), value: ({ orderNumber }) => orderNumber },
    { head: t('csv.own'), value: ({ customerOrderNumber }) => customerOrderNumber },
    { head: t('columns.place'), value: placeOf },
    { head: t('columns.delivery'), value: ({ deliveryDate }) => deliveryDate },
    { head: t('columns.status'), value: ({ status }) => statusName(status) },
    { head: t('columns.total'), value: ({ total }) => total },
    { head: t('csv.currency'), value: ({ currency }) => currency },
  ];
  return <CsvButton fileName="dray-orders" columns={columns} fetchRows={() => fetchAllOrders(filters)} />;
}
