import type { ProgressStep, StepState } from '@dray/contract/ordering/order-progress.ts';
import { openOf, sumOf } from '../rules/line-states.model.ts';
import type { Delivery, HeaderFacts, LineState, OrderState } from '../rules/order-facts.model.ts';

export type Step = { code: ProgressStep; state: StepState; at: Date | undefined; planned: Date | undefined };

export type KnownSteps = {
  placedAt: Date;
  orderState: OrderState;
  header: HeaderFacts | undefined;
  states: readonly LineState[];
  deliveries: readonly Delivery[];
  /** Undefined where nobody may tell the reader of invoices: then there is no such step for them. */
  invoicing: { at: Date | undefined } | undefined;
};

/** How far an order is, by stored facts alone (T143). */
export function progressSteps(known: KnownSteps): Step[] {
  const { orderState, states, deliveries, invoicing } = known;
  const goods = deliveries.filter(({ lines }) => lines.length > 0);
  const share = shareOf(states, goods);
  const delivered = latest(goods, ({ deliveredAt }) => deliveredAt);
  const steps: Step[] = [
    { code: 'received', state: 'done', at: known.placedAt, planned: undefined },
    confirmedStep(known),
    share(
      'picked',
      ({ picking }) => picking === 'wholly',
      latest(goods, ({ pickedAt }) => pickedAt),
    ),
    share(
      'issued',
      ({ goodsIssue }) => goodsIssue === 'wholly',
      latest(goods, ({ issuedAt }) => issuedAt),
    ),
    { ...share('delivered', hasArrived, delivered, handedOver), planned: plannedOf(goods) },
    ...(invoicing ? [stepOf('invoiced', invoicing.at ? 'done' : 'coming', invoicing.at)] : []),
  ];
  const isStopped = orderState.status === 'Fully Rejected';
  return isStopped
    ? steps.map((step) => (step.state === 'coming' ? { ...step, state: 'stopped', planned: undefined } : step))
    : steps;
}

const stepOf = (code: ProgressStep, state: StepState, at: Date | undefined): Step => ({
  code,
  state,
  at,
  planned: undefined,
});

function confirmedStep({ header, states, orderState }: KnownSteps): Step {
  const isPast = orderState.isIssued || header?.confirmedAt !== undefined;
  const isShort = states.some(
    ({ confirmed, ...rest }) => (confirmed ?? 0) > 0 && (confirmed ?? 0) < openOf({ confirmed, ...rest }),
  );
  if (isPast) return stepOf('confirmed', 'done', header?.confirmedAt);
  return stepOf('confirmed', isShort ? 'partly' : 'coming', undefined);
}

/** Done where everything that is still wanted has come so far, partly where some has. */
const shareOf =
  (states: readonly LineState[], goods: readonly Delivery[]) =>
  (
    code: ProgressStep,
    isSoFar: (delivery: Delivery) => boolean,
    at: Date | undefined,
    packsOf: (line: Delivery['lines'][number]) => number = ({ quantity }) => quantity,
  ): Step => {
    const reached = sumOf(goods.filter(isSoFar).flatMap(({ lines }) => lines.map(packsOf)));
    const wanted = sumOf(states.map(openOf));
    if (reached === 0) return stepOf(code, 'coming', undefined);
    return stepOf(code, reached < wanted ? 'partly' : 'done', at);
  };

/** Less than was loaded where the proof says so. */
const handedOver = ({ proven, quantity }: Delivery['lines'][number]): number => proven ?? quantity;

const hasArrived = ({ deliveredAt, proof }: Delivery): boolean =>
  deliveredAt !== undefined || proof === 'confirmed' || proof === 'differs';

function latest(goods: readonly Delivery[], momentOf: (delivery: Delivery) => Date | undefined): Date | undefined {
  const moments = goods.flatMap((delivery) => momentOf(delivery) ?? []);
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** Of the next that is still to come. */
const plannedOf = (goods: readonly Delivery[]): Date | undefined =>
  goods
    .filter((delivery) => !hasArrived(delivery))
    .flatMap(({ plannedFrom }) => plannedFrom ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
