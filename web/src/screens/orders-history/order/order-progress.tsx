import type { ProgressStep } from '@dray/contract/ordering/order-progress.ts';
import { type Icon, IconCheck, IconFileText, IconHome, IconInbox, IconPackage, IconTruck } from '@tabler/icons-react';
import { type OrderDetail, type ShownStep, toShownSteps } from '#capabilities/ordering/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import { FoldedSteps } from './folded-steps.tsx';
import { deliveredPacks } from './items/differences.model.ts';
import classes from './order-progress.module.css';

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
  const timeOf = useStepTime(order);
  const factOf = useStepFact(order);
  const isWide = useIsWide();
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
  const timeline = {
    label: t('detail.progress.label', { number: order.orderNumber }),
    steps,
    stateName: (state: TimelineStep['state']) => t(`detail.states.${state}`),
  };
  return (
    <div className={`${classes.progress} card`}>
      {isWide ? <Timeline {...timeline} isLow /> : <FoldedSteps {...timeline} />}
    </div>
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
  const { ordered, delivered } = deliveredPacks(order);
  return ({ code, state }) => {
    if (code !== 'delivered' || state === 'planned' || state === 'current' || delivered === undefined) return undefined;
    const [n, of] = [delivered, ordered].map((packs) => formatNumber(language, packs));
    return t('detail.packsOf', { count: ordered, n: n ?? '', of: of ?? '' });
  };
}
