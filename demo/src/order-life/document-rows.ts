import { localMoment } from '@dray/server/capabilities/company/index.ts';
import { type DocumentEntry, digestOfNews, entryOfBilling } from '@dray/server/capabilities/documents/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import type { Billing } from './billing-told.ts';
import { happenedAt } from './draft.ts';
import type { OrderLife } from './order-life.ts';

/** The ERP prints a document when somebody opens it first. */
export const documentRows = (life: OrderLife) => ({
  billing_document: life.billing.map((billing) => documentRow(life, billing)),
  billing_attachment: life.billing.flatMap(attachmentRows),
  billing_document_line: life.billing.flatMap(({ news }) =>
    news.items.map((line) => ({
      number: news.number,
      item: line.item,
      sap_id: line.sapId,
      line_no: line.lineNo,
      quantity: line.quantity,
      net: toNumeric(line.netMinor),
    })),
  ),
});

const attachmentRows = ({ news: { number, structuredFormat: format } }: Billing) =>
  format ? [{ number, format, file_state: 'on-demand', file_key: null, file_size: null }] : [];

const documentRow = (life: OrderLife, { news, part }: Billing) => ({
  number: news.number,
  kind: news.kind,
  type: news.type,
  payer_id: news.payerId,
  document_date: news.date,
  currency: news.currency,
  net_total: toNumeric(news.netMinor),
  tax_total: toNumeric(news.taxMinor),
  is_cancelled: news.isCancelled,
  is_paid: news.isPaid,
  payment_reference: news.paymentReference ?? null,
  changed_at: news.changedAt,
  digest: digestOfNews(news),
  first_seen_at: news.kind === 'other' ? news.changedAt : happenedAt(life, news.kind, part),
  // The ERP was asked for a day and had none.
  file_state: life.fate.plan === 'no-pdf' && news.kind === 'invoice' && news.isPaid ? 'missing' : 'on-demand',
  file_key: null,
  file_size: null,
});

/** As the list of documents shows them. */
export const entriesOf = ({ order, sapId, timeZone, billing, dueDate }: OrderLife): DocumentEntry[] => {
  const { companyId, shipToId, country, orderNumber, paymentMethod } = order;
  const orders = [{ companyId, shipToId, country, orderNumber, paymentMethod, sapId }];
  return billing.map(({ news }) => {
    const paidOn = localMoment(news.changedAt, timeZone).date;
    const entry = entryOfBilling(news, { orders, payer: undefined, paidOn });
    return dueDate && news.kind === 'invoice' ? { ...entry, dueDate } : entry;
  });
};
