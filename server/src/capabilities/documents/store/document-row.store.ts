import type { DocumentSource, DocumentType, StructuredFormat } from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import { parseMinor } from '#platform/money.ts';
import {
  type DocumentEntry,
  type EntryFile,
  type KeptStatus,
  type ListedDocument,
  statusOn,
} from '../rules/document-entry.model.ts';
import type { Reach } from './document-keys.store.ts';

type FileRow = { file_state: EntryFile['state']; file_key: string | null; file_size: number | null };

export type EntryRow = FileRow & {
  id: string;
  source: DocumentSource;
  type: DocumentType;
  number: string;
  title: string | null;
  sap_id: string | null;
  order_number: string | null;
  document_date: string;
  due_date: string | null;
  paid_on: string | null;
  amount: string | null;
  currency: string | null;
  standing: KeptStatus;
  payer_id: string;
  company_id: string | null;
  country: Country | null;
  ship_to_id: string | null;
  structured: readonly (FileRow & { format: StructuredFormat })[] | null;
};

export function toListed(row: EntryRow, today: Reach['today']): ListedDocument {
  const entry = toEntry(row);
  return {
    ...entry,
    status: statusOn(row.country ? today[row.country] : undefined, entry),
    file: toFile(row),
    structured: (row.structured ?? []).map(({ format, ...fileFields }) => ({ format, file: toFile(fileFields) })),
  };
}

const toFile = ({ file_state: state, file_key: key, file_size: sizeBytes }: FileRow): EntryFile => ({
  state,
  ...(key === null ? {} : { key }),
  ...(sizeBytes === null ? {} : { sizeBytes }),
});

const toEntry = (row: EntryRow): DocumentEntry => ({
  id: row.id,
  source: row.source,
  type: row.type,
  number: row.number,
  title: row.title ?? undefined,
  sapId: row.sap_id ?? undefined,
  orderNumber: row.order_number ?? undefined,
  date: row.document_date,
  dueDate: row.due_date ?? undefined,
  paidOn: row.paid_on ?? undefined,
  amountMinor: row.amount === null ? undefined : parseMinor(row.amount),
  currency: row.currency ?? undefined,
  keptStatus: row.standing,
  payerId: row.payer_id,
  owner:
    row.company_id === null || row.country === null
      ? undefined
      : { companyId: row.company_id, country: row.country, shipToId: row.ship_to_id ?? undefined },
});
