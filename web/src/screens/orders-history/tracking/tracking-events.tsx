import type { TrackingCode } from '@dray/contract/ordering/order-progress.ts';
import {
  type Icon,
  IconClipboardCheck,
  IconFileText,
  IconForklift,
  IconHome,
  IconPackage,
  IconTruck,
} from '@tabler/icons-react';
import { DeliveryStatus, type OrderRow, type Tracking } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './tracking-events.module.css';

const icons: Record<TrackingCode, Icon> = {
  created: IconFileText,
  picking: IconForklift,
  picked: IconPackage,
  loaded: IconClipboardCheck,
  issued: IconTruck,
  delivered: IconHome,
};

type Props = { order: OrderRow; tracking: Tracking };

/** When it is expected, in large; then what has happened, with place and time, and what is planned. */
export function TrackingEvents({ order, tracking: { expected, events } }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const arrived = events.findLast(({ code, at }) => code === 'delivered' && at)?.at;
  const next = events.findIndex(({ at }) => at === null);
  const steps = events.map(({ code, at, planned, place: location, deliveryNumber }, index): TimelineStep => {
    const EventIcon = icons[code];
    const fact = [location, deliveryNumber && t('detail.tracking.delivery', { number: deliveryNumber })]
      .filter(Boolean)
      .join(' · ');
    return {
      key: `${deliveryNumber} ${code}`,
      name: t(`detail.tracking.${code}`),
      state: at ? 'done' : index === next ? 'current' : 'planned',
      icon: <EventIcon size={14} stroke={2} />,
      ...(at
        ? { time: clock.moment(at) }
        : planned
          ? { time: t('detail.progress.planned', { time: clock.moment(planned) }) }
          : {}),
      ...(fact ? { fact } : {}),
    };
  });
  return (
    <div className="grid gap-20">
      <div>
        <DeliveryStatus order={order} />
        <p className={classes.expected}>
          {arrived ? clock.moment(arrived) : expected ? clock.window(expected) : clock.day(order.deliveryDate)}
        </p>
        <p className="text-14 muted">{t(arrived ? 'detail.tracking.delivered' : 'detail.tracking.expected')}</p>
      </div>
      <Timeline
        label={t('detail.tracking.label', { number: order.orderNumber })}
        steps={steps}
        stateName={(state) => t(`detail.states.${state}`)}
        isUpright
      />
    </div>
  );
}
