import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './order-numbers.module.css';

/** Every number of the order, to be copied by one press, and who placed it when. */
export function OrderNumbers({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const clock = useOrderClock();
  const { orderNumber, customerOrderNumber, sapId, orderDate, placedByName } = order;
  const when = `${formatShortDate(language, clock.dayOf(orderDate))} ${clock.time(orderDate)}`;
  return (
    <ul className={classes.numbers}>
      <Copied label={t('orders:csv.number')} text={orderNumber} />
      {customerOrderNumber && <Copied label={t('orders:detail.own')} text={customerOrderNumber} />}
      {sapId && <Copied label={t('orders:detail.sap')} text={sapId} />}
      <li>
        {placedByName ? t('orders:detail.placedBy', { when, name: placedByName }) : t('orders:detail.placed', { when })}
      </li>
    </ul>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('order');
  return (
    <li className={classes.number}>
      {label} <strong>{text}</strong>
      <CopyButton
        label={t('copy.button', { text })}
        text={text}
        done={t('copy.done', { text })}
        failed={t('copy.failed', { text })}
      />
    </li>
  );
}
