import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { sumsOf } from '../order/sums.model.ts';
import { ordersIn } from '../order/view.model.ts';
import { OrderName } from './order-name.tsx';
import classes from './ready-orders.module.css';

/** What nothing is wrong with, in one line; it opens into its orders. */
export function ReadyOrders({ list }: { list: BulkJob['list'] }) {
  const { t } = useTranslation(['bulk-upload', 'catalogue']);
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const id = useId();
  const ready = ordersIn(list, 'good');
  if (ready.length === 0) return null;
  const { rows, netCents } = sumsOf(ready);
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const money = (amount: number, currency: string) =>
    `${formatMoney(language, amount, currency)} ${t('catalogue:basis.net')}`;
  return (
    <>
      <button
        type="button"
        className={`${classes.line} row gap-8 touch`}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        <IconCircleCheck size={18} stroke={1.75} className="success" aria-hidden="true" />
        <span className="grow shrinkable">
          <strong>{t('repair.ready')}</strong> · {t('orders', n(ready.length))}, {t('rows', n(rows))}
        </span>
        <span className={`${classes.sum} muted`}>
          {[...netCents].map(([currency, cents]) => money(cents / 100, currency)).join(' + ')}
        </span>
        <IconChevronDown size={18} stroke={1.75} className={classes.mark} aria-hidden="true" />
      </button>
      {isShown && (
        <ul id={id}>
          {ready.map((order) => (
            <li key={order.key} className={`${classes.order} row between gap-12`}>
              <div className="shrinkable">
                <OrderName order={order} />
              </div>
              {order.net !== null && order.currency && (
                <span className="text-14 tabular nowrap">{formatMoney(language, order.net, order.currency)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
