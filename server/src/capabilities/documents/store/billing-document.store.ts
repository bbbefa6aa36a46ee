import type { BillingUpdate } from '#capabilities/erp/index.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import { parseMinor, toNumeric } from '#platform/money.ts';
import type { BilledLine, BillingDocument, BillingKind, FileState } from '../rules/billing-document.model.ts';

export type BillingDocumentStore = ReturnType<typeof billingDocumentStore>;

type Row = {
  number: string;
  kind: BillingKind;
  payer_id: string;
  document_date: string;
  currency: string;
  net_total: string;
  tax_total: string;
  is_cancelled: boolean;
  is_paid: boolean;
  first_seen_at: Date;
  file_state: FileState;
  file_key: string | null;
  file_size: number | null;
};

export const billingDocumentStore = namedStore('documents', (transaction: Transaction) => ({
  async findDocument(number: string): Promise<BillingDocument | undefined> {
    const [row] = await runFixed<Row>(transaction, fixed`select * from billing_document where number = ${number}`);
    return row && toDocument(row);
  },

  /** What was reported of it last, and as of when. */
  async findReported(number: string): Promise<{ digest: string; changedAt: Date } | undefined> {
    const [row] = await runFixed<{ digest: string; changed_at: Date }>(
      transaction,
      fixed`select digest, changed_at from billing_document where number = ${number} for update`,
    );
    return row && { digest: row.digest, changedAt: row.changed_at };
  },

  async findOfOrder(sapId: string): Promise<BillingDocument[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select d.* from billing_document d
        where d.number in (select number from billing_document_line where sap_id = ${sapId}) and not d.is_cancelled
        order by d.document_date, d.number`,
    );
    return rows.map(toDocument);
  },

  async findLines(sapId: string): Promise<BilledLine[]> {
    const rows = await runFixed<{ number: string; kind: BillingKind; line_no: number; quantity: string }>(
      transaction,
      fixed`select l.number, d.kind, l.line_no, l.quantity from billing_document_line l
        join billing_document d on d.number = l.number and not d.is_cancelled where l.sap_id = ${sapId}`,
    );
    return rows.map((row) => ({
      number: row.number,
      kind: row.kind,
      lineNo: row.line_no,
      quantity: Number(row.quantity),
    }));
  },

  /** The ERP's numbers of the orders that it bills. */
  async findSapIds(number: string): Promise<string[]> {
    const rows = await runFixed<{ sap_id: string }>(
      transaction,
      fixed`select distinct sap_id from billing_document_line where number = ${number}`,
    );
    return rows.map(({ sap_id: sapId }) => sapId);
  },

  async putDocument(update: BillingUpdate, about: { digest: string; at: Date; fileState: FileState }): Promise<void> {
    const lines = update.items.map((line) => ({ ...line, net: toNumeric(line.netMinor) }));
    await Promise.all([
      runFixed(
        transaction,
        fixed`insert into billing_document (number, kind, type, payer_id, document_date, currency, net_total, tax_total,
            is_cancelled, is_paid, payment_reference, changed_at, digest, first_seen_at, file_state)
          values (${update.number}, ${update.kind}, ${update.type}, ${update.payerId}, ${update.date}, ${update.currency},
            ${toNumeric(update.netMinor)}, ${toNumeric(update.taxMinor)}, ${update.isCancelled}, ${update.isPaid},
            ${update.paymentReference ?? null}, ${update.changedAt}, ${about.digest}, ${about.at}, ${about.fileState})
          on conflict (number) do update set kind = excluded.kind, type = excluded.type, payer_id = excluded.payer_id,
            document_date = excluded.document_date, currency = excluded.currency, net_total = excluded.net_total,
            tax_total = excluded.tax_total, is_cancelled = excluded.is_cancelled, is_paid = excluded.is_paid,
            payment_reference = excluded.payment_reference, changed_at = excluded.changed_at, digest = excluded.digest`,
      ),
      runFixed(transaction, fixed`delete from billing_document_line where number = ${update.number}`),
      runFixed(
        transaction,
        fixed`insert into billing_document_line (number, item, sap_id, line_no, quantity, net)
          select ${update.number}, item, "sapId", "lineNo", quantity, net from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
            as line (item text, "sapId" text, "lineNo" int, quantity numeric, net numeric)`,
      ),
    ]);
  },

  /** With the job that fetches it; one for each document is enough. */
  async askForFile(number: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`with asked as (
          update billing_document set file_state = 'waiting' where number = ${number} and file_state <> 'stored'
        )
        ${unannouncedJobs([{ name: 'fetch-billing-pdf', payload: { number }, key: number }])}`,
    );
  },

  async setFile(number: string, file: { key: string; sizeBytes: number }): Promise<void> {
    await runFixed(
      transaction,
      fixed`update billing_document set file_state = 'stored', file_key = ${file.key}, file_size = ${file.sizeBytes}
        where number = ${number}`,
    );
  },

  async setMissing(number: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`update billing_document set file_state = 'missing' where number = ${number} and file_state <> 'stored'`,
    );
  },
}));

const toDocument = (row: Row): BillingDocument => ({
  number: row.number,
  kind: row.kind,
  payerId: row.payer_id,
  date: row.document_date,
  currency: row.currency,
  netMinor: parseMinor(row.net_total),
  taxMinor: parseMinor(row.tax_total),
  isCancelled: row.is_cancelled,
  isPaid: row.is_paid,
  firstSeenAt: row.first_seen_at,
  fileState: row.file_state,
  fileKey: row.file_key ?? undefined,
  fileSize: row.file_size ?? undefined,
});
