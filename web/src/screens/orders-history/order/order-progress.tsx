import type { ProgressStep } from '@dray/contract/ordering/order-progress.ts';
import { type Icon, IconCheck, IconFileText, IconHome, IconInbox, IconPackage, IconTruck } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { Timeline } from '#ui/page/timeline.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import { deliveredPacks } from './differences.model.ts';
import { type ShownStep, toShownSteps } from './progress.model.ts';

const icons: Record<ProgressStep, Icon> = {
  received: IconInbox,
  confirmed: IconCheck,
  picked: IconPackage,
  issued: IconTruck,
  delivered: IconHome,
  invoiced: IconFileText,
};

/** The way of an order in six steps, with the time of each and what is worth knowing of it. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const timeOf = useStepTime(order);
  const factOf = useStepFact(order);
  const steps = toShownSteps(order.progress).map((step) => {
    const StepIcon = icons[step.code];
    const [time, fact] = [timeOf(step), factOf(step)];
    return {
      key: step.code,
      name: t(`detail.progress.${step.code}`),
      state: step.state,
      icon: <StepIcon size={14} stroke={2} />,
      ...(time ? { time } : {}),
      ...(fact ? { fact } : {}),
    };
  });
  const { orderNumber: number, deliveryDate } = order;
  return (
    <Card heading={t('detail.deliveryOn', { day: dayWithin(language, deliveryDate, true) })}>
      <Timeline
        label={t('detail.progress.label', { number })}
        steps={steps}
        stateName={(state) => t(`detail.states.${state}`)}
      />
    </Card>
  );
}

function useStepTime({ expected }: OrderDetail): (step: ShownStep) => string | undefined {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  return ({ code, at, planned }) => {
    if (at) return clock.moment(at);
    if (code === 'delivered' && expected) return t('detail.progress.planned', { time: clock.window(expected) });
    return planned && t('detail.progress.planned', { time: clock.moment(planned) });
  };
}

function useStepFact(order: OrderDetail): (step: ShownStep) => string | undefined {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { sapId } = order;
  const { ordered, delivered } = deliveredPacks(order);
  return ({ code, state }) => {
    if (code === 'confirmed' && sapId) return t('detail.sapNumber', { id: sapId });
    if (code !== 'delivered' || state === 'planned' || state === 'current' || delivered === undefined) return undefined;
    const [n, of] = [delivered, ordered].map((packs) => formatNumber(language, packs));
    return t('detail.packsOf', { count: ordered, n: n ?? '', of: of ?? '' });
  };
}
