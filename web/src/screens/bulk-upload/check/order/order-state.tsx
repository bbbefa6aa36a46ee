import { IconCircleCheck, IconCircleX, IconClock, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { marketMoment } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';

/** The state of an order of the file. */
export function OrderState({ order }: { order: BulkOrder }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  switch (order.state) {
    case 'good':
      return (
        <StatusWord tone="success" icon={IconCircleCheck}>
          {t('order.good')}
        </StatusWord>
      );
    case 'faulty':
    case 'refused':
      return (
        <StatusWord tone="danger" icon={IconCircleX}>
          {order.faults > 0
            ? t('order.faults', { count: order.faults, n: formatNumber(language, order.faults) })
            : t('order.refused')}
        </StatusWord>
      );
    case 'waiting':
      return (
        <StatusWord tone="info" icon={IconClock}>
          {t('order.waiting')}
        </StatusWord>
      );
    default:
      return <Placed order={order} />;
  }
}

/** Ordered from this file, or before it. */
function Placed({ order: { state, orderNumber, placedAt } }: { order: BulkOrder }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { user, may } = useSession();
  const when = placedAt ? marketMoment(language, user?.country, placedAt) : '';
  const number =
    orderNumber && may('My Orders') ? (
      <Link to="/orders/history" search={{ order: orderNumber }} className="semibold">
        {orderNumber}
      </Link>
    ) : (
      orderNumber
    );
  return state === 'ordered' ? (
    <StatusWord tone="success" icon={IconCircleCheck}>
      {t('order.ordered')} {number}
    </StatusWord>
  ) : (
    <StatusWord tone="neutral" icon={IconCopy}>
      {t('order.repeated', { when })} {number}
    </StatusWord>
  );
}
