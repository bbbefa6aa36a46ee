import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { type OrderRow, OrderStatus } from '#capabilities/ordering/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatDateWithWeekday, formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './history-cards.module.css';
import type { HistoryProps } from './history-props.ts';
import { OrderDetail } from './order-detail.tsx';
import { useDayOf } from './use-day-of.ts';

export function HistoryCards({ rows, open, onUnfold }: HistoryProps) {
  const { t } = useTranslation('orders');
  return (
    <section className={classes.list}>
      <VisuallyHidden>
        <h2>{t('listHeading')}</h2>
      </VisuallyHidden>
      <ul>
        {rows.map((order) => {
          const isOpen = order.orderNumber === open;
          return (
            <li key={order.orderNumber} className={classes.item} data-open={isOpen || undefined}>
              <Card order={order} isOpen={isOpen} onToggle={() => onUnfold(isOpen ? undefined : order.orderNumber)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Card({ order, isOpen, onToggle }: { order: OrderRow; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dayOf = useDayOf();
  const detailId = useId();
  const place = shipToName({ name: order.shipToName, city: order.shipToCity });
  return (
    <>
      <div className={classes.card}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-label={t('toggle', { number: order.orderNumber })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          {order.orderNumber}
        </button>
        <p className={classes.total}>{formatMoney(language, order.total, order.currency)}</p>
        <p className={classes.place}>
          {t('placeAndDay', { shipTo: place, day: formatDateWithWeekday(language, order.deliveryDate) })}
        </p>
        <p className={classes.ordered}>
          {formatShortDate(language, dayOf(order.orderDate))} · {order.customerOrderNumber}
        </p>
        <p className={classes.status}>
          <OrderStatus status={order.status} />
        </p>
      </div>
      {isOpen && (
        <div id={detailId} className={classes.detail}>
          <OrderDetail orderNumber={order.orderNumber} />
        </div>
      )}
    </>
  );
}
