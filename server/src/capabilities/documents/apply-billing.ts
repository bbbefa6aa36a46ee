import type { Applied, BillingNews } from '#capabilities/erp/index.ts';
import { isFetchedAtOnce } from './billing-document.model.ts';
import { digestOfNews } from './billing-document.store.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { daysToPay, entryOfBilling } from './list/document-entry.model.ts';

/** The same news again changes nothing, nor do older ones that come late: what is paid does not become open again; a new document's file is asked for with it. */
export async function applyBilling(deps: DocumentsDeps, news: BillingNews): Promise<Applied> {
  const { documents, clock } = deps;
  const known = await documents.findTold(news.number);
  const digest = digestOfNews(news);
  if (known && (known.digest === digest || known.changedAt > news.changedAt)) return 'same';
  const at = clock.now();
  await documents.putDocument(news, { digest, at, fileState: 'on-demand' });
  await putEntry(deps, news);
  if (news.structuredFormat) await deps.structured.offer(news.number, news.structuredFormat);
  if (known === undefined && isFetchedAtOnce(news.date, at)) await documents.askForFile(news.number);
  return 'changed';
}

async function putEntry(deps: DocumentsDeps, news: BillingNews): Promise<void> {
  const orders = await deps.findOrders([...new Set(news.items.map(({ sapId }) => sapId))]);
  const payer = orders.length === 0 ? await deps.findPayerOwner(news.payerId) : undefined;
  const country = orders[0]?.country ?? payer?.country;
  const paidOn = news.isPaid && country ? await deps.dayOf(news.changedAt, country) : undefined;
  await deps.entries.putEntries([entryOfBilling(news, { orders, payer, paidOn })]);
}

/** The portal has learnt an order's number in the ERP: bills that came before it find their place. */
export async function assignBills({ entries, findOrders }: DocumentsDeps, sapId: string): Promise<void> {
  for (const order of await findOrders([sapId])) await entries.assignBills(order, daysToPay(order.paymentMethod));
}
