import type { OrderRow } from '#capabilities/ordering/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import { shipToTextOf } from '../list/history-columns.tsx';
import classes from './cancelled-order.module.css';
import { useLoadText } from './use-load-text.ts';

/** Which order it is about, so that nobody cancels the one beside it. */
export function CancelledOrder({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const clock = useOrderClock();
  const loadOf = useLoadText();
  const { orderNumber, customerOrderNumber, deliveryDate, total, currency } = order;
  return (
    <div className={classes.order}>
      <p className="heavy ink">
        {[t('number', { number: orderNumber }), customerOrderNumber].filter(Boolean).join(' · ')}
      </p>
      <p>{t('placeAndDay', { shipTo: shipToTextOf(order), day: clock.day(deliveryDate) })}</p>
      <p>
        {loadOf(order)} · {formatMoney(language, total, currency)}
      </p>
    </div>
  );
}
