import type { AnyOrder } from '#capabilities/order-desk/index.ts';
import { toShownSteps } from '#capabilities/ordering/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Timeline } from '#ui/page/timeline.tsx';

/** How far it has come, in the steps that its customer is shown. */
export function OrderSteps({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('orders');
  const clock = useStaffClock();
  const timeOf = (at: string | undefined, planned: string | undefined) => {
    if (at) return clock.moment(at);
    return planned && t('detail.progress.planned', { time: clock.moment(planned) });
  };
  return (
    <Timeline
      isUpright
      label={t('detail.progress.label', { number: order.orderNumber })}
      steps={toShownSteps(order.progress).map(({ code, state, at, planned }) => {
        const time = timeOf(at, planned);
        return { key: code, name: t(`detail.progress.${code}`), state, ...(time ? { time } : {}) };
      })}
      stateName={(state) => t(`detail.states.${state}`)}
    />
  );
}
