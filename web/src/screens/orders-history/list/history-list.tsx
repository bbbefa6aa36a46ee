import { Link } from '@tanstack/react-router';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { useHistoryColumns } from './history-columns.tsx';

type Props = {
  rows: readonly OrderRow[];
  /** Those that have just changed by themselves. */
  fresh?: ReadonlySet<string>;
  actions: OrderActions;
};

export function HistoryList({ rows, fresh, actions }: Props) {
  const { t } = useTranslation('orders');
  const columns = useHistoryColumns(actions);
  return (
    <DataList
      label={t('listHeading')}
      columns={columns}
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
      isFresh={({ orderNumber }) => fresh?.has(orderNumber) ?? false}
      opening={{
        link: ({ orderNumber }, look) => (
          <Link
            to="/orders/history"
            search={(now: object) => ({ ...now, order: orderNumber })}
            data-order={orderNumber}
            {...look}
          />
        ),
      }}
    />
  );
}
