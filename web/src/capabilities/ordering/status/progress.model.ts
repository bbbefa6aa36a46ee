import type { ProgressStep } from '@dray/contract/ordering/order-progress.ts';
import type { TimelineStep } from '#ui/page/timeline.tsx';
import type { OrderDetail } from '../queries/ordering.queries.ts';

type Step = OrderDetail['progress'][number];
export type ShownStep = Pick<TimelineStep, 'state'> & { code: ProgressStep; at?: string; planned?: string };

/** The steps as they are drawn: the first that has not come yet is the present one, unless the way ended before it. */
export function toShownSteps(progress: readonly Step[]): readonly ShownStep[] {
  const isStopped = progress.some(({ state }) => state === 'stopped');
  const next = progress.findIndex(({ state }) => state === 'coming');
  return progress.map(({ code, state, at, planned }, index) => ({
    code,
    state: toState(state, !isStopped && index === next),
    ...(at ? { at } : planned ? { planned } : {}),
  }));
}

function toState(state: Step['state'], isNext: boolean): TimelineStep['state'] {
  if (state === 'stopped') return 'failed';
  if (state === 'coming') return isNext ? 'current' : 'planned';
  return state;
}
