import { type OutsideErrorCode, OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { DocumentsDeps, PayerOfScope } from '../needs/documents.deps.ts';
import { type ArchiveDocument, type ArchiveName, type Archives, archiveNames } from '../port/archive.ts';
import type { BilledOrder, DocumentEntry } from '../rules/document-entry.model.ts';
import type { SourceState } from '../store/archive-list.store.ts';

/** A list that is younger is shown as it is; one that failed is asked for again after as long as the breaker is open. */
const freshForMs = 60_000;
const failedForMs = 10_000;
/** Of more payers nobody waits for the archives: anyone who reaches a whole market chooses one. */
const payersAtMost = 6;

export type StaleList = { source: ArchiveName; payer: PayerOfScope };
export type ArchiveAnswer = StaleList & ({ documents: readonly ArchiveDocument[] } | { code: OutsideErrorCode });

/** Which lists of archives have to be asked for before the caller's documents are shown. */
export function staleLists(
  { archives, archiveMarkets, clock }: DocumentsDeps,
  payers: readonly PayerOfScope[],
  states: readonly SourceState[],
): StaleList[] {
  const asked = payers.filter(({ country }) => archiveMarkets.includes(country));
  if (asked.length > payersAtMost) return [];
  const now = clock.now().getTime();
  return archiveNames
    .filter((source) => archives[source])
    .flatMap((source) => asked.map((payer) => ({ source, payer })))
    .filter(({ source, payer }) => {
      const state = states.find((each) => each.source === source && each.payerId === payer.id);
      if (state?.error) return now - state.error.at.getTime() >= failedForMs;
      return !state?.readAt || now - state.readAt.getTime() >= freshForMs;
    });
}

/** All at once, so that none waits for another; none takes longer than its adapter's own deadline. */
export const askArchives = (archives: Archives, stale: readonly StaleList[]): Promise<ArchiveAnswer[]> =>
  Promise.all(
    stale.map(async (list): Promise<ArchiveAnswer> => {
      try {
        return { ...list, documents: (await archives[list.source]?.listDocuments(list.payer.id)) ?? [] };
      } catch (error) {
        if (error instanceof OutsideFailure) return { ...list, code: error.code };
        throw error;
      }
    }),
  );

/** What came becomes the list. What failed is written down, and empties the lists of Tesi and Cablog alone (D3). */
export async function keepAnswers(deps: DocumentsDeps, answers: readonly ArchiveAnswer[]): Promise<void> {
  const at = deps.clock.now();
  for (const answer of answers) {
    const { source, payer } = answer;
    if ('documents' in answer) await keepDocuments(deps, answer, at);
    else {
      await deps.archiveLists.setError(source, payer.id, { code: answer.code, at });
      if (source !== 'olsa') await deps.archiveLists.hideOthers(source, payer.id, []);
    }
  }
}

type Answered = StaleList & { documents: readonly ArchiveDocument[] };

async function keepDocuments(deps: DocumentsDeps, { source, payer, documents }: Answered, at: Date): Promise<void> {
  const [billed, orders] = await Promise.all([
    deps.archiveLists.findBilledNumbers(documents.map(({ number }) => number)),
    deps.findOrders(documents.flatMap(({ sapId }) => sapId ?? [])),
  ]);
  const own = new Map(
    orders.filter(({ companyId }) => companyId === payer.companyId).map((each) => [each.sapId, each]),
  );
  const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
  const entries = unique
    .filter(({ number }) => source !== 'olsa' || !billed.has(number))
    .map((document) => entryOf(source, payer, document, own.get(document.sapId ?? '')));
  await deps.entries.putEntries(entries);
  await deps.archiveLists.hideOthers(
    source,
    payer.id,
    entries.map(({ id }) => id),
  );
  await deps.archiveLists.setRead(source, payer.id, at);
}

const types = { tesi: 'other', cablog: 'shipping', olsa: 'invoice' } as const;

/** An order that an archive names says where it belongs only if it is the payer's own. */
const entryOf = (
  source: ArchiveName,
  payer: PayerOfScope,
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
