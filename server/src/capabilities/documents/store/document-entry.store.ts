import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { toNumeric } from '#platform/money.ts';
import type { BilledOrder, DocumentEntry } from '../rules/document-entry.model.ts';

export type DocumentEntryStore = ReturnType<typeof documentEntryStore>;

/** Writing into the list. */
export const documentEntryStore = namedStore('documents', (transaction: Transaction) => ({
  async putEntries(entries: readonly DocumentEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await runFixed(
      transaction,
      fixed`insert into document_entry (id, source, type, number, title, sap_id, order_number, document_date, due_date, paid_on,
          amount, currency, standing, payer_id, company_id, country, ship_to_id)
        select id, source, type, number, title, sap_id, order_number, document_date, due_date, paid_on,
          amount, currency, standing, payer_id, company_id, country, ship_to_id
        from jsonb_populate_recordset(null::document_entry, ${JSON.stringify(entries.map(toEntryRow))}::jsonb) order by id
        on conflict (id) do update set type = excluded.type, number = excluded.number, title = excluded.title,
          sap_id = excluded.sap_id, order_number = excluded.order_number, document_date = excluded.document_date,
          due_date = excluded.due_date, paid_on = coalesce(document_entry.paid_on, excluded.paid_on),
          amount = excluded.amount, currency = excluded.currency, standing = excluded.standing,
          payer_id = excluded.payer_id, company_id = excluded.company_id, country = excluded.country,
          ship_to_id = excluded.ship_to_id, is_listed = true
        -- No archive takes over what it has told of another payer.
        where document_entry.source = 'erp' or document_entry.payer_id = excluded.payer_id`,
    );
  },

  /** The portal has learnt of an order after its bills. */
  async assignBills(order: BilledOrder, daysToPay: number): Promise<void> {
    await runFixed(
      transaction,
      fixed`update document_entry set company_id = ${order.companyId}, country = ${order.country},
          ship_to_id = ${order.shipToId}, order_number = ${order.orderNumber}, sap_id = ${order.sapId},
          due_date = case when type = 'invoice' then coalesce(due_date, document_date + ${daysToPay}::int) end
        where source = 'erp' and order_number is null
          and id in (select number from billing_document_line where sap_id = ${order.sapId})`,
    );
  },

  async setFile(id: string, file: { key: string; sizeBytes: number }): Promise<void> {
    await runFixed(
      transaction,
      fixed`update document_entry set file_state = 'stored', file_key = ${file.key}, file_size = ${file.sizeBytes}
        where id = ${id}`,
    );
  },

  async setFileMissing(id: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`update document_entry set file_state = 'missing' where id = ${id} and file_state <> 'stored'`,
    );
  },
}));

export const toEntryRow = (entry: DocumentEntry) => ({
  id: entry.id,
  source: entry.source,
  type: entry.type,
  number: entry.number,
  title: entry.title ?? null,
  sap_id: entry.sapId ?? null,
  order_number: entry.orderNumber ?? null,
  document_date: entry.date,
  due_date: entry.dueDate ?? null,
  paid_on: entry.paidOn ?? null,
  amount: entry.amountMinor === undefined ? null : toNumeric(entry.amountMinor),
  currency: entry.currency ?? null,
  standing: entry.keptStatus,
  payer_id: entry.payerId,
  company_id: entry.owner?.companyId ?? null,
  country: entry.owner?.country ?? (null as Country | null),
  ship_to_id: entry.owner?.shipToId ?? null,
});
