import type { Applied, BillingUpdate } from '#capabilities/erp/index.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import { isFetchedAtOnce } from '../rules/billing-document.model.ts';
import { daysToPay, entryOfBilling } from '../rules/document-entry.model.ts';
import { digestOfUpdate } from './billing-digest.ts';

/** The same update again changes nothing, nor do older ones that come late: what is paid does not become open again; a new document's file is asked for with it. */
export async function applyBilling(deps: DocumentsDeps, update: BillingUpdate): Promise<Applied> {
  const { documents, clock } = deps;
  const known = await documents.findReported(update.number);
  const digest = digestOfUpdate(update);
  if (known && (known.digest === digest || known.changedAt > update.changedAt)) return 'same';
  const at = clock.now();
  await documents.putDocument(update, { digest, at, fileState: 'on-demand' });
  await putEntry(deps, update);
  if (update.structuredFormat) await deps.structured.offer(update.number, update.structuredFormat);
  if (known === undefined && isFetchedAtOnce(update.date, at)) await documents.askForFile(update.number);
  return 'changed';
}

async function putEntry(deps: DocumentsDeps, update: BillingUpdate): Promise<void> {
  const orders = await deps.findOrders([...new Set(update.items.map(({ sapId }) => sapId))]);
  const payer = orders.length === 0 ? await deps.findPayerOwner(update.payerId) : undefined;
  const country = orders[0]?.country ?? payer?.country;
  const paidOn = update.isPaid && country ? await deps.dayOf(update.changedAt, country) : undefined;
  await deps.entries.putEntries([entryOfBilling(update, { orders, payer, paidOn })]);
}

/** The portal has learnt an order's number in the ERP: bills that came before it find their place. */
export async function assignBills({ entries, findOrders }: DocumentsDeps, sapId: string): Promise<void> {
  for (const order of await findOrders([sapId])) await entries.assignBills(order, daysToPay(order.paymentMethod));
}
