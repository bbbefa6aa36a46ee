import { IconMessageQuestion, IconTruck } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import { useBarText } from '../actions/use-bar-text.ts';
import classes from './cancel-parts.module.css';
import { CancelledOrder } from './cancelled-order.tsx';
import { LeaveButton } from './leave-button.tsx';

type Props = { order: OrderDetail; onClose: () => void };

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Too late: why, since when, and whom to ask with the order at hand. */
export function CancelBarred({ order, onClose }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const barText = useBarText();
  const issuedAt = order.progress.find(({ code }) => code === 'issued')?.at;
  return (
    <div className="grid gap-16">
      <CancelledOrder order={order} />
      <p>{order.cancelBar === 'GOODS_ISSUED' ? t('detail.cancel.goodsIssued') : barText(order)}</p>
      <ul className={`${classes.facts} grid gap-10 text-15`}>
        {issuedAt && (
          <li>
            <IconTruck {...icon} />
            {t('detail.cancel.issuedAt', { moment: clock.moment(issuedAt) })}
          </li>
        )}
        <li>
          <IconMessageQuestion {...icon} />
          {t('detail.cancel.service')}
        </li>
      </ul>
      <div className={`${classes.actions} flex wrap justify-end gap-8 mt-4`}>
        <LeaveButton onClick={onClose}>{t('detail.cancel.close')}</LeaveButton>
        <ButtonLink to="/contact" search={{ about: 'order', id: order.orderNumber }}>
          {t('detail.cancel.write')}
        </ButtonLink>
      </div>
    </div>
  );
}
