import { IconTruck } from '@tabler/icons-react';
import { RepeatButton } from '#capabilities/cart/index.ts';
import { AskForHelp } from '#capabilities/help/index.ts';
import { type OrderDetail, PrintButton } from '#capabilities/ordering/index.ts';
import { useLetterKeys } from '#platform/letter-keys.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { CancelOffer } from '../cancel/cancel-offer.tsx';
import { CalendarButton } from './calendar/calendar-button.tsx';

type Props = { order: OrderDetail; actions: OrderActions };

/** What can be done with an order; what cannot be done says why in its place. */
export function OrderActionList({ order, actions }: Props) {
  const { t } = useTranslation('orders');
  useLetterKeys({ p: () => print() });
  return (
    <div className="grid gap-8 mt-16" data-print="no">
      {actions.repeating && <RepeatButton orderNumber={order.orderNumber} repeating={actions.repeating} fullWidth />}
      {order.hasTracking && (
        <Button
          fullWidth
          variant={actions.repeating ? 'default' : 'filled'}
          leftSection={<IconTruck size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => actions.onTrack(order)}
        >
          {t('menu.track')}
        </Button>
      )}
      <PrintButton isWide />
      <CalendarButton order={order} />
      <AskForHelp reference={{ kind: 'order', id: order.orderNumber }} />
      <CancelOffer order={order} onCancel={() => actions.onCancel(order)} />
    </div>
  );
}
