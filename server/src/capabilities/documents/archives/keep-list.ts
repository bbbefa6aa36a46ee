import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ArchiveDocument, ArchiveName } from '../port/archive.ts';
import type { BilledOrder, DocumentEntry } from '../rules/document-entry.model.ts';
import type { ArchivedPayer } from './stale-lists.ts';

export type ArchiveList = { source: ArchiveName; payer: ArchivedPayer };
/** The ids that the list goes by, and how many rows had to be written for it. */
export type KeptPart = { ids: readonly string[]; written: number };

/** A part of what an archive told becomes the list's; what it has told before is not written again. */
export async function keepPart(
  deps: DocumentsDeps,
  { source, payer }: ArchiveList,
  documents: readonly ArchiveDocument[],
): Promise<KeptPart> {
  const [billed, orders] = await Promise.all([
    // What the ERP itself has billed Olsa need not show again.
    source === 'olsa' ? deps.archiveLists.findBilledNumbers(documents.map(({ number }) => number)) : new Set(),
    deps.findOrders(documents.flatMap(({ sapId }) => sapId ?? [])),
  ]);
  const own = new Map(
    orders.filter(({ companyId }) => companyId === payer.companyId).map((each) => [each.sapId, each]),
  );
  const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
  const entries = unique
    .filter(({ number }) => !billed.has(number))
    .map((document) => entryOf({ source, payer }, document, own.get(document.sapId ?? '')));
  return { ids: entries.map(({ id }) => id), written: await deps.archiveEntries.putChanged(entries) };
}

const types = { tesi: 'other', cablog: 'shipping', olsa: 'invoice' } as const;

/** An order that an archive names says where it belongs only if it is the payer's own. */
const entryOf = (
  { source, payer }: ArchiveList,
  document: ArchiveDocument,
  order: BilledOrder | undefined,
): DocumentEntry => ({
  id: `${source}-${document.id}`,
  source,
  type: types[source],
  number: document.number,
  title: document.title,
  sapId: order?.sapId,
  orderNumber: order?.orderNumber,
  date: document.date,
  dueDate: undefined,
  paidOn: undefined,
  amountMinor: document.amountMinor,
  currency: document.currency,
  // What is older than the ERP's own feed was settled before it.
  keptStatus: source === 'olsa' ? 'paid' : 'none',
  payerId: payer.id,
  owner: { companyId: payer.companyId, country: payer.country, shipToId: order?.shipToId },
});
