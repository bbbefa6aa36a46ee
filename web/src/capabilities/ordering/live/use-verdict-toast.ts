import { useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import type { OrderRow } from '../queries/ordering.queries.ts';

/** Tells how a request to cancel ended, wherever one is by then. */
export function useVerdictToast(): (verdict: 'done' | 'refused', order: OrderRow) => void {
  const { t } = useTranslation('orders');
  return (verdict, { orderNumber, cancellationMessage }) =>
    showToast({
      tone: verdict === 'done' ? 'done' : 'failed',
      topic: `cancel ${orderNumber}`,
      text: t(`cancellation.${verdict}Toast`, { number: orderNumber }),
      detail: verdict === 'refused' ? (cancellationMessage ?? undefined) : undefined,
    });
}
