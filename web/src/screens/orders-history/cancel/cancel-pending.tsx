import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';
import classes from './cancel-parts.module.css';
import { CancelledOrder } from './cancelled-order.tsx';
import { LeaveButton } from './leave-button.tsx';

type Props = {
  order: OrderDetail;
  /** What was answered to the request just now. */
  message: string | undefined;
  onClose: () => void;
};

/** It was asked for, and the brewery has yet to say; with a delivery blocked meanwhile, or without. */
export function CancelPending({ order, message, onClose }: Props) {
  const { t } = useTranslation('orders');
  const isBlocked = order.cancellation === 'blocked';
  const steps: readonly TimelineStep[] = [
    { key: 'requested', name: t('orders:cancellation.requested'), state: 'done' },
    ...(isBlocked ? [{ key: 'blocked', name: t('orders:detail.cancel.blocked'), state: 'done' as const }] : []),
    {
      key: 'verdict',
      name: t('orders:detail.cancel.verdict'),
      state: 'current',
      fact: t('orders:detail.cancel.verdictHint'),
    },
  ];
  return (
    <div className="grid gap-16">
      <CancelledOrder order={order} />
      <p role="status">
        {(isBlocked && order.cancellationMessage) || message || t('orders:detail.cancel.pendingText')}
      </p>
      <Timeline
        label={t('orders:cancellation.requested')}
        steps={steps}
        stateName={(state) => t(`orders:detail.states.${state}`)}
        isUpright
      />
      <div className={`${classes.actions} flex wrap justify-end gap-8 mt-4`}>
        <LeaveButton onClick={onClose}>{t('orders:detail.cancel.close')}</LeaveButton>
      </div>
    </div>
  );
}
