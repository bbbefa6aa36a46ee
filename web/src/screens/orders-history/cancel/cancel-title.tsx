import { IconCircleX, IconHandStop, IconLockSquareRounded } from '@tabler/icons-react';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './cancel-title.module.css';
import { isWaiting } from './is-waiting.ts';

type Props = { order: OrderRow; isAsked: boolean };

/** What the dialog says, in its picture and its first words. */
export function CancelTitle({ order, isAsked }: Props) {
  const { t } = useTranslation('orders');
  const { orderNumber, cancelBar } = order;
  const look = isWaiting(order, isAsked)
    ? ({ tone: 'warning', icon: IconHandStop, text: t('orders:cancellation.requested') } as const)
    : cancelBar
      ? ({ tone: 'neutral', icon: IconLockSquareRounded, text: t('orders:detail.cancel.barredTitle') } as const)
      : ({
          tone: 'danger',
          icon: IconCircleX,
          text: t('orders:detail.cancel.title', { number: orderNumber }),
        } as const);
  return (
    <span className="row gap-12">
      <span className={classes.icon} data-tone={look.tone}>
        <look.icon size={24} stroke={1.75} aria-hidden="true" />
      </span>
      {look.text}
    </span>
  );
}
