import type { CancelBar } from '@dray/contract/ordering/cancellation.ts';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';

const keys = {
  REQUESTED: 'requested',
  CANCELLED: 'cancelled',
  REJECTED: 'rejected',
  GOODS_ISSUED: 'goodsIssued',
  REFUSED: 'refused',
  COMPLETED: 'completed',
} as const satisfies Record<CancelBar, string>;

/** Why an order cannot be cancelled; what the brewery has said comes first. */
export function useBarText(): (order: Pick<OrderRow, 'cancelBar' | 'cancellationMessage'>) => string | undefined {
  const { t } = useTranslation('orders');
  return ({ cancelBar, cancellationMessage }) => {
    if (!cancelBar) return undefined;
    return cancelBar === 'REFUSED' && cancellationMessage ? cancellationMessage : t(`bars.${keys[cancelBar]}`);
  };
}
