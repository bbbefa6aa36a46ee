import { createCreditNote } from '../billing/create-credit-note.ts';
import { createInvoice, createProforma } from '../billing/create-invoice.ts';
import { payInvoice } from '../billing/pay-invoice.store.ts';
import { advanceDelivery } from '../deliveries/advance-delivery.ts';
import { createDelivery } from '../deliveries/create-delivery.ts';
import { deleteBlockedDelivery } from '../deliveries/delete-delivery.ts';
import { proveDelivery } from '../deliveries/prove-delivery.ts';
import { confirmOrder, releaseCredit } from '../orders/confirm-order.ts';
import type { Queries } from '../store/database.ts';
import type { Happening } from './happening.ts';
import { type DueStep, findPlans } from './life.store.ts';
import type { StepName } from './timeline.ts';

type Apply = (queries: Queries, happening: Happening) => Promise<void>;

const applies: Readonly<Record<StepName, Apply>> = {
  'release-credit': releaseCredit,
  confirm: confirmOrder,
  'create-delivery': createDelivery,
  proforma: createProforma,
  'start-picking': advanceDelivery('start-picking'),
  'finish-picking': advanceDelivery('finish-picking'),
  load: advanceDelivery('load'),
  'issue-goods': advanceDelivery('issue-goods'),
  prove: proveDelivery,
  invoice: createInvoice,
  'credit-note': createCreditNote,
  pay: payInvoice,
  'delete-delivery': deleteBlockedDelivery,
};

export async function applyStep(queries: Queries, { step, part, number, dueAt }: DueStep, now: Date): Promise<void> {
  const [order] = await findPlans(queries, { number });
  if (order) await applies[step](queries, { order, part, at: dueAt, now });
}
