import { Link } from '@tanstack/react-router';
import { DeliveryStatus, type OrderRow, OrderStatus } from '#capabilities/ordering/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './coming-order.module.css';

/** The order that comes with it. */
export function ComingOrder({ order }: { order: OrderRow }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <p className="text-14">
      <Link to="/orders/history" search={{ order: order.orderNumber }} className={classes.link}>
        {t('next.order', { number: order.orderNumber })}
      </Link>{' '}
      <span className="muted nowrap">· {formatMoney(language, order.total, order.currency)}</span>
    </p>
  );
}

/** How far it is. */
export const ComingStatus = ({ order }: { order: OrderRow }) =>
  order.deliveryStatus ? <DeliveryStatus order={order} /> : <OrderStatus order={order} />;
