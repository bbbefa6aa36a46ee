import { marketOf } from '@dray/contract/markets.ts';
import { type AnyOrderRow, fetchFilteredOrders, type OrderDeskFilters } from '#capabilities/order-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import { CsvButton } from '#ui/list/export/csv-button.tsx';

type Props = { filters: OrderDeskFilters; isOff: boolean };

/** Everything that the filters leave as a file; days as ISO writes them, by the calendar of each order's market. */
export function OrdersExport({ filters, isOff }: Props) {
  const { t } = useTranslation('staff-orders');
  const columns: readonly CsvColumn<AnyOrderRow>[] = [
    {
      head: t('columns.placed'),
      value: ({ orderDate, market }) => zoneDay(new Date(orderDate), marketOf(market).timeZone),
    },
    { head: t('columns.order'), value: ({ orderNumber }) => orderNumber },
    { head: t('columns.sap'), value: ({ sapId }) => sapId },
    { head: t('columns.own'), value: ({ customerOrderNumber }) => customerOrderNumber },
    { head: t('columns.market'), value: ({ market }) => market },
    { head: t('columns.companyNumber'), value: ({ companyId }) => companyId },
    { head: t('columns.company'), value: ({ companyName }) => companyName },
    { head: t('columns.shipToNumber'), value: ({ shipToId }) => shipToId },
    { head: t('columns.shipTo'), value: ({ shipToName }) => shipToName },
    { head: t('columns.delivery'), value: ({ deliveryDate }) => deliveryDate },
    { head: t('columns.status'), value: ({ statusLabel }) => statusLabel },
    { head: t('columns.total'), value: ({ total }) => total },
    { head: t('columns.currency'), value: ({ currency }) => currency },
    { head: t('columns.placedBy'), value: ({ placedBy }) => placedBy },
  ];
  return (
    <CsvButton
      fileName="dray-all-orders"
      columns={columns}
      fetchRows={() => fetchFilteredOrders(filters)}
      isOff={isOff}
    />
  );
}
