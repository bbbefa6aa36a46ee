import { localMoment } from '@dray/server/capabilities/company/index.ts';
import type { DeliveryUpdate, OrderUpdate } from '@dray/server/capabilities/erp/index.ts';
import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { type Billing, type BillingStep, billingUpdate } from './billing-update.ts';
import { deliveryUpdate } from './delivery-update.ts';
import { type Draft, happenedAt, loadsOf } from './draft.ts';
import { type FateName, getFate } from './fate.ts';
import { lifeSteps } from './life-step.ts';
import { orderUpdate } from './order-update.ts';
import { orderedItems } from './ordered-items.ts';

/** An order with all that the ERP tells of it now, by which both the portal and the ERP are filled. */
export type OrderLife = Draft & {
  update: OrderUpdate;
  deliveries: readonly { update: DeliveryUpdate; part: number }[];
  billing: readonly Billing[];
};

export type Fated = { order: Order; sapId: string; fate: FateName; timeZone: string };

const firstDelivery = 82_000_000;
const firstBilling = 92_000_000;
/** Of older ones the law wants nothing any more. */
const keptProformas = 40;

/** Documents are numbered in the sequence in which they came to be, over all markets. */
export function orderLives(fated: readonly Fated[], now: Date): OrderLife[] {
  const owed = overdueOrder(fated, now);
  const drafts = fated.map((one) =>
    one.order.orderNumber === owed ? unpaid(draftOf(one, now), now) : draftOf(one, now),
  );
  const deliveryNumber = numbersFrom(firstDelivery, happenings(drafts, ['create-delivery']));
  const billed = happenings(drafts, ['invoice', 'credit-note', 'proforma']);
  const kept = new Set(billed.filter(({ step }) => step === 'proforma').slice(-keptProformas));
  const billingNumber = numbersFrom(
    firstBilling,
    billed.filter((one) => one.step !== 'proforma' || kept.has(one)),
  );
  return drafts.map((draft) => ({
    ...draft,
    update: orderUpdate(draft),
    deliveries: partsOf(draft).flatMap((part) => {
      const number = deliveryNumber.get(nameOf(draft, 'create-delivery', part)) ?? '';
      const update = deliveryUpdate(draft, part, number);
      return update ? [{ update, part }] : [];
    }),
    billing: billingSteps.flatMap((kind) =>
      partsOf(draft).flatMap((part) => {
        const number = billingNumber.get(nameOf(draft, kind, part));
        return number === undefined ? [] : [billingUpdate(draft, kind, part, number)];
      }),
    ),
  }));
}

const billingSteps: readonly BillingStep[] = ['proforma', 'invoice', 'credit-note'];

const partsOf = (draft: Draft): number[] => [1, 2].filter((part) => happenedAt(draft, 'create-delivery', part));

function draftOf({ order, sapId, fate: name, timeZone }: Fated, now: Date): Draft {
  const fate = getFate(name);
  const steps = lifeSteps(order, fate, { timeZone, today: localMoment(now, timeZone).date });
  const items = orderedItems(order);
  return {
    order,
    sapId,
    fate,
    timeZone,
    items,
    loads: loadsOf(items, fate),
    done: steps.filter(({ at }) => at <= now),
    ahead: steps.filter(({ at }) => at > now),
  };
}

const overduePayer = '300201';
const overdueDays = 6;
const dayMs = 86_400_000;
/** Paid by then, like every other, if its payer had not forgotten it. */
const forgottenAfterDays = 20;

/** The one invoice that is overdue, of a wholesaler whose accountant looks at it. */
function overdueOrder(fated: readonly Fated[], now: Date): string | undefined {
  const before = dayOf(now, -forgottenAfterDays);
  return fated
    .filter(
      ({ order, fate }) => order.snapshot.payer.id === overduePayer && order.deliveryDate < before && fate === 'plain',
    )
    .toSorted((one, other) => other.order.deliveryDate.localeCompare(one.order.deliveryDate))[0]?.order.orderNumber;
}

const unpaid = (draft: Draft, now: Date): Draft => ({
  ...draft,
  done: draft.done.filter(({ step }) => step !== 'pay'),
  ahead: draft.ahead.filter(({ step }) => step !== 'pay'),
  dueDate: dayOf(now, -overdueDays),
});

const dayOf = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

type DocumentStep = 'create-delivery' | BillingStep;
type Happening = { name: string; step: DocumentStep; at: Date };

const nameOf = ({ order }: Draft, step: DocumentStep, part: number): string => `${order.orderNumber} ${step} ${part}`;

const happenings = (drafts: readonly Draft[], wanted: readonly DocumentStep[]): Happening[] =>
  drafts
    .flatMap((draft) =>
      draft.done.flatMap(({ step, part, at }) => {
        const wantedStep = wanted.find((one) => one === step);
        return wantedStep ? [{ name: nameOf(draft, wantedStep, part), step: wantedStep, at }] : [];
      }),
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

const numbersFrom = (first: number, all: readonly Happening[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ name }, index) => [name, String(first + index)]));
