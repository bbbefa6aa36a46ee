import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import { OrderDetail } from './order-detail.tsx';

type Props = {
  rows: readonly OrderRow[];
  /** The number of the order that is unfolded. */
  open: string | undefined;
  onUnfold: (orderNumber: string | undefined) => void;
};

export function HistoryList({ rows, open, onUnfold }: Props) {
  const { t } = useTranslation('orders');
  const columns = useHistoryColumns();
  return (
    <DataList
      label={t('listHeading')}
      columns={columns}
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
      unfolding={{
        open,
        onToggle: onUnfold,
        label: ({ orderNumber }) => t('toggle', { number: orderNumber }),
        detail: ({ orderNumber }) => <OrderDetail orderNumber={orderNumber} />,
        isPrintedAlone: true,
      }}
    />
  );
}
