import { IconHandStop } from '@tabler/icons-react';
import { deliveryLook, type OrderDetail, orderLook } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';

const size = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Both statuses, and that it is to be cancelled. */
export function OrderBadges({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { status, statusLabel, deliveryStatus, deliveryStatusLabel, cancellation } = order;
  const processing = orderLook(status);
  const delivery = deliveryStatus ? deliveryLook(deliveryStatus) : undefined;
  return (
    <>
      {deliveryStatus && delivery && (
        <StatusBadge tone={delivery.tone} icon={<delivery.icon {...size} />}>
          {deliveryStatusLabel ?? deliveryStatus}
        </StatusBadge>
      )}
      <StatusBadge tone={processing.tone} icon={<processing.icon {...size} />}>
        {statusLabel}
      </StatusBadge>
      {(cancellation === 'requested' || cancellation === 'blocked') && (
        <StatusBadge tone="warning" icon={<IconHandStop {...size} />}>
          {t('cancellation.requested')}
        </StatusBadge>
      )}
    </>
  );
}
