import { IconHistory, IconTruckOff } from '@tabler/icons-react';
import type { OrderDetail, useCancelOrder } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import { CancelDeadline } from './cancel-deadline.tsx';
import { CancelFailure } from './cancel-failure.tsx';
import classes from './cancel-parts.module.css';
import type { CancelTerms } from './cancel-terms.model.ts';
import { CancelledOrder } from './cancelled-order.tsx';
import { LeaveButton } from './leave-button.tsx';

type Props = {
  order: OrderDetail;
  terms: CancelTerms;
  cancelling: ReturnType<typeof useCancelOrder>;
  onAsk: () => void;
  onClose: () => void;
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What will happen, until when it is promised, and the button that repeats what it does. */
export function CancelQuestion({ order, terms, cancelling, onAsk, onClose }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const isPromised = terms.kind === 'promised';
  return (
    <div className="grid gap-16">
      <CancelledOrder order={order} />
      <CancelDeadline terms={terms} />
      <ul className={`${classes.facts} grid gap-10 text-15`}>
        <li>
          <IconTruckOff {...icon} />
          {t(isPromised ? 'detail.cancel.noDelivery' : 'detail.cancel.maybeDelivery', {
            day: clock.day(order.deliveryDate),
          })}
        </li>
        <li>
          <IconHistory {...icon} />
          {t('detail.cancel.stays')}
        </li>
      </ul>
      <CancelFailure cancelling={cancelling} orderNumber={order.orderNumber} />
      <div className={`${classes.actions} flex wrap justify-end gap-8 mt-4`}>
        <LeaveButton onClick={onClose}>{t('detail.cancel.back')}</LeaveButton>
        <Button className={classes.destructive} loading={cancelling.isPending} onClick={onAsk}>
          {t(isPromised ? 'detail.cancel.confirm' : 'detail.cancel.askConfirm')}
        </Button>
      </div>
    </div>
  );
}
