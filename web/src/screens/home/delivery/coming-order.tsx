import { Link } from '@tanstack/react-router';
import { DeliveryStatus, type OrderRow, OrderStatus } from '#capabilities/ordering/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './coming-order.module.css';

/** The order that comes with it, and how far it is. */
export default function ComingOrder({ order }: { order: OrderRow }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <div className={`${classes.order} row wrap gap-4-12`}>
      <Link to="/orders/history" search={{ order: order.orderNumber }} className={classes.link}>
        {t('next.order', { number: order.orderNumber })}
      </Link>
      <span className="muted nowrap">{formatMoney(language, order.total, order.currency)}</span>
      {order.deliveryStatus ? <DeliveryStatus order={order} /> : <OrderStatus order={order} />}
    </div>
  );
}
