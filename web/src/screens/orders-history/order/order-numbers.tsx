import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { brand } from '#platform/brand.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './order-numbers.module.css';

/** The buyer's own number of the order, to be copied by one press, when it comes, and who placed it when. */
export function OrderNumbers({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'order']);
  const language = useLanguage();
  const clock = useOrderClock();
  const { customerOrderNumber: text, orderDate, deliveryDate, placedByName, placedForName } = order;
  const when = `${formatShortDate(language, clock.dayOf(orderDate))} ${clock.time(orderDate)}`;
  return (
    <ul className={classes.numbers}>
      {text && (
        <li className={classes.number}>
          {t('orders:detail.own')} <strong>{text}</strong>
          <CopyButton
            label={t('order:copy.button', { text })}
            text={text}
            done={t('order:copy.done', { text })}
            failed={t('order:copy.failed', { text })}
          />
        </li>
      )}
      <li>{t('orders:detail.deliveryOn', { day: dayWithin(language, deliveryDate, true) })}</li>
      <li>
        {order.isFromDesk
          ? t('orders:detail.placedForYou', { when, supplier: brand.company, name: placedForName ?? '' })
          : placedByName
            ? t('orders:detail.placedBy', { when, name: placedByName })
            : t('orders:detail.placed', { when })}
      </li>
    </ul>
  );
}
