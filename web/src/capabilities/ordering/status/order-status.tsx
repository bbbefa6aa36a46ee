import type { OrderStatus as KnownStatus } from '@dray/contract/ordering/order-status.ts';
import { IconHandStop, IconLockSquareRounded } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import type { OrderRow } from '../queries/ordering.queries.ts';
import { deliveryLook, orderLook } from './status-looks.ts';

/** How far the supplier has come with it (O2). */
export const OrderStatus = ({ order: { status, statusLabel } }: { order: OrderRow }) => (
  <StatusWord {...orderLook(status)}>{statusLabel}</StatusWord>
);

/** How far its delivery is, where the ERP tells (O3). */
export const DeliveryStatus = ({ order: { deliveryStatus, deliveryStatusLabel } }: { order: OrderRow }) =>
  deliveryStatus && (
    <StatusWord {...deliveryLook(deliveryStatus)} isSmall>
      {deliveryStatusLabel ?? deliveryStatus}
    </StatusWord>
  );

/** The state of a request to cancel; nothing where there was none, or where its end is a status by now. */
export function CancellationStatus({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const { cancellation, cancellationMessage } = order;
  if (cancellation === 'none' || (cancellation === 'done' && order.deliveryStatus === 'CANCELLED')) return null;
  if (cancellation === 'refused') {
    return (
      <StatusWord tone="neutral" icon={IconLockSquareRounded} isSmall>
        {cancellationMessage ?? t('cancellation.refused')}
      </StatusWord>
    );
  }
  if (cancellation === 'done') {
    return (
      <StatusWord {...deliveryLook('CANCELLED')} isSmall>
        {t('cancellation.done')}
      </StatusWord>
    );
  }
  return (
    <StatusWord tone="warning" icon={IconHandStop} isSmall>
      {t('cancellation.requested')}
    </StatusWord>
  );
}

/** What is known of an order that the brewery has not confirmed: never that it failed. */
export function ErpNote({ order: { erpState } }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  return erpState === 'received' ? null : t(`erp.${erpState}`);
}

const names = {
  'Completely Processed': 'completelyProcessed',
  'Partially Processed': 'partiallyProcessed',
  'Not Yet Processed': 'notYetProcessed',
  'Fully Rejected': 'fullyRejected',
  'Not Relevant': 'notRelevant',
} as const satisfies Record<KnownStatus, string>;

/** Every status in the reader's words, where there is no order to tell it. */
export function useStatusNames(): (status: KnownStatus) => string {
  const { t } = useTranslation('orders');
  return (status) => t(`status.${names[status]}`);
}
