import { IconCircleCheck, IconCircleDashedCheck, IconCircleMinus, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './order-status.module.css';
import type { OrderRow } from './ordering.queries.ts';

const faces = {
  'Completely Processed': { name: 'completelyProcessed', tone: 'success', icon: IconCircleCheck },
  'Partially Processed': { name: 'partiallyProcessed', tone: 'warning', icon: IconCircleDashedCheck },
  'Not Yet Processed': { name: 'notYetProcessed', tone: 'info', icon: IconClock },
  'Fully Rejected': { name: 'fullyRejected', tone: 'danger', icon: IconCircleX },
  'Not Relevant': { name: 'notRelevant', tone: 'neutral', icon: IconCircleMinus },
} as const satisfies Record<OrderRow['status'], unknown>;

/** How far the supplier has come with it: word, shape and colour say the same, so that any of them may be missed (O2). */
export function OrderStatus({ status }: { status: OrderRow['status'] }) {
  const { t } = useTranslation('orders');
  const { name, tone, icon: Icon } = faces[status];
  return (
    <span className={classes.status} data-tone={tone}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {t(`status.${name}`)}
    </span>
  );
}

/** Every status in the reader's words. */
export function useStatusNames(): (status: OrderRow['status']) => string {
  const { t } = useTranslation('orders');
  return (status) => t(`status.${faces[status].name}`);
}
