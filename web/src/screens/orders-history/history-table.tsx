import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { type OrderRow, OrderStatus } from '#capabilities/ordering/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { HistoryProps } from './history-props.ts';
import classes from './history-table.module.css';
import { OrderDetail } from './order-detail.tsx';
import { useDayOf } from './use-day-of.ts';

const columns = ['ordered', 'order', 'place', 'delivery', 'status', 'total'] as const;

export function HistoryTable({ rows, open, onUnfold }: HistoryProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('listHeading')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => {
          const isOpen = order.orderNumber === open;
          const detailId = `${id}${order.orderNumber}`;
          return (
            <Fragment key={order.orderNumber}>
              <Row
                order={order}
                isOpen={isOpen}
                detailId={detailId}
                onToggle={() => onUnfold(isOpen ? undefined : order.orderNumber)}
              />
              {isOpen && (
                <tr className={classes.unfolded}>
                  <td colSpan={columns.length} id={detailId}>
                    <OrderDetail orderNumber={order.orderNumber} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = { order: OrderRow; isOpen: boolean; detailId: string; onToggle: () => void };

function Row({ order, isOpen, detailId, onToggle }: RowProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dayOf = useDayOf();
  return (
    <tr className={classes.row} data-open={isOpen || undefined} data-print={isOpen ? undefined : 'unlessAlone'}>
      <td className="tabular">{formatShortDate(language, dayOf(order.orderDate))}</td>
      <th scope="row">
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-label={t('toggle', { number: order.orderNumber })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.number}>{order.orderNumber}</span>
        </button>
        <span className={classes.own}>· {order.customerOrderNumber}</span>
      </th>
      <td>{shipToName({ name: order.shipToName, city: order.shipToCity })}</td>
      <td className="tabular">{formatShortDate(language, order.deliveryDate)}</td>
      <td>
        <OrderStatus status={order.status} />
      </td>
      <td data-column="total">{formatMoney(language, order.total, order.currency)}</td>
    </tr>
  );
}
