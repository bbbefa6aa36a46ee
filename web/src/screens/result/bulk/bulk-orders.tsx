import { Link } from '@tanstack/react-router';
import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BulkOrderState } from './bulk-order-state.tsx';
import classes from './bulk-orders.module.css';

/** Each order of the file; the brewery's number is there as soon as it has one. */
export function BulkOrders({ list }: { list: readonly BulkOrder[] }) {
  const { t } = useTranslation('bulk-upload');
  return (
    <ul className="card" aria-label={t('success.orders')} aria-live="polite">
      {list.map((order) => (
        <li key={order.key} className={`${classes.order} row wrap gap-4-16`}>
          <span className={classes.words}>
            <OrderName order={order} />
            <OrderFacts order={order} />
          </span>
          <BulkOrderState order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderName({ order: { state, orderNumber, customerOrderNumber } }: { order: BulkOrder }) {
  const { may } = useSession();
  const placed = state === 'ordered' ? orderNumber : null;
  if (!placed) return <strong className="semibold">{customerOrderNumber}</strong>;
  return (
    <span>
      {may('My Orders') ? (
        <Link to="/orders/history" search={{ order: placed }} className="semibold">
          {placed}
        </Link>
      ) : (
        <strong className="semibold">{placed}</strong>
      )}{' '}
      <span className="muted">· {customerOrderNumber}</span>
    </span>
  );
}

function OrderFacts({ order: { shipTo, deliveryDate, pallets } }: { order: BulkOrder }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const facts = [
    ...(shipTo ? [shipTo.name] : []),
    ...(deliveryDate ? [formatDateWithWeekday(language, deliveryDate)] : []),
    ...(pallets ? [t('send.pallets', { count: pallets, n: formatNumber(language, pallets) })] : []),
  ];
  return <span className="size-13 line-20 muted">{facts.join(' · ')}</span>;
}
