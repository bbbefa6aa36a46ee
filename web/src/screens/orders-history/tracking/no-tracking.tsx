import { IconMapPinQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type OrderRow, orderingQueries, toShownSteps } from '#capabilities/ordering/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Timeline } from '#ui/page/timeline.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './no-tracking.module.css';

/** Nothing can be followed yet: what is known of the order all the same, and when there will be more. */
export function NoTracking({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const { data } = useQuery(orderingQueries.detail(order.orderNumber, useLanguage()));
  const known = toShownSteps(data?.progress ?? []).filter(({ at, planned }) => at ?? planned);
  return (
    <div className={classes.none}>
      <span className={classes.icon}>
        <IconMapPinQuestion size={32} stroke={1.5} aria-hidden="true" />
      </span>
      <h3 className="text-17">{t('detail.tracking.none')}</h3>
      <p>{t('detail.tracking.noneDay', { day: clock.day(order.deliveryDate) })}</p>
      <p className="text-15 muted pretty">{t('detail.tracking.noneText')}</p>
      {known.length > 0 && (
        <div className={classes.known}>
          <Timeline
            label={t('detail.tracking.label', { number: order.orderNumber })}
            steps={known.map(({ code, state, at, planned }) => ({
              key: code,
              name: t(`detail.progress.${code}`),
              state,
              time: at ? clock.moment(at) : t('detail.progress.planned', { time: clock.moment(planned ?? '') }),
            }))}
            stateName={(state) => t(`detail.states.${state}`)}
            isUpright
          />
        </div>
      )}
    </div>
  );
}
