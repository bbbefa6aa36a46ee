import { localMoment } from '@dray/server/capabilities/company/index.ts';
import { type DocumentEntry, digestOfUpdate, entryOfBilling } from '@dray/server/capabilities/documents/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import type { Billing } from './billing-update.ts';
import { happenedAt } from './draft.ts';
import type { OrderLife } from './order-life.ts';

/** The ERP prints a document when somebody opens it first. */
export const documentRows = (life: OrderLife) => ({
  billing_document: life.billing.map((billing) => documentRow(life, billing)),
  billing_attachment: life.billing.flatMap(attachmentRows),
  billing_document_line: life.billing.flatMap(({ update }) =>
    update.items.map((line) => ({
      number: update.number,
      item: line.item,
      sap_id: line.sapId,
      line_no: line.lineNo,
      quantity: line.quantity,
      net: toNumeric(line.netMinor),
    })),
  ),
});

const attachmentRows = ({ update: { number, structuredFormat: format } }: Billing) =>
  format ? [{ number, format, file_state: 'on-demand', file_key: null, file_size: null }] : [];

const documentRow = (life: OrderLife, { update, part }: Billing) => ({
  number: update.number,
  kind: update.kind,
  type: update.type,
  payer_id: update.payerId,
  document_date: update.date,
  currency: update.currency,
  net_total: toNumeric(update.netMinor),
  tax_total: toNumeric(update.taxMinor),
  is_cancelled: update.isCancelled,
  is_paid: update.isPaid,
  payment_reference: update.paymentReference ?? null,
  changed_at: update.changedAt,
  digest: digestOfUpdate(update),
  first_seen_at: update.kind === 'other' ? update.changedAt : happenedAt(life, update.kind, part),
  // The ERP was asked for a day and had none.
  file_state: life.fate.plan === 'no-pdf' && update.kind === 'invoice' && update.isPaid ? 'missing' : 'on-demand',
  file_key: null,
  file_size: null,
});

/** As the list of documents shows them. */
export const entriesOf = ({ order, sapId, timeZone, billing, dueDate }: OrderLife): DocumentEntry[] => {
  const { companyId, shipToId, country, orderNumber, paymentMethod } = order;
  const orders = [{ companyId, shipToId, country, orderNumber, paymentMethod, sapId }];
  return billing.map(({ update }) => {
    const paidOn = localMoment(update.changedAt, timeZone).date;
    const entry = entryOfBilling(update, { orders, payer: undefined, paidOn });
    return dueDate && update.kind === 'invoice' ? { ...entry, dueDate } : entry;
  });
};
