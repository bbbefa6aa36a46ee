import type { DocumentsDeps, PayerOfScope } from '../needs/documents.deps.ts';
import { type ArchiveName, archiveNames } from '../port/archive.ts';
import type { SourceState } from '../store/archive-list.store.ts';

/** A list that is younger is shown as it is; one that failed is asked for again after as long as the breaker is open. */
const freshForMs = 60_000;
const failedForMs = 10_000;
/** Of more payers no archive is asked: anyone who reaches a whole market chooses one. */
const payersAtMost = 6;

export type ArchivedPayer = Pick<PayerOfScope, 'id' | 'companyId' | 'country'>;
/** With how the last look into it went; without, where there was none yet. */
export type StaleList = { source: ArchiveName; payer: ArchivedPayer; state: SourceState | undefined };

/** Which lists of archives are older than what is shown without asking again. */
export function staleLists(
  { archives, archiveMarkets, clock }: DocumentsDeps,
  payers: readonly ArchivedPayer[],
  states: readonly SourceState[],
): StaleList[] {
  const asked = payers.filter(({ country }) => archiveMarkets.includes(country));
  if (asked.length > payersAtMost) return [];
  const now = clock.now().getTime();
  return archiveNames
    .filter((source) => archives[source])
    .flatMap((source) =>
      asked.map((payer) => ({
        source,
        payer,
        state: states.find((each) => each.source === source && each.payerId === payer.id),
      })),
    )
    .filter(({ state }) => {
      if (state?.error) return now - state.error.at.getTime() >= failedForMs;
      return !state?.readAt || now - state.readAt.getTime() >= freshForMs;
    });
}

/** Of one payer, for the job that reads them. */
export async function findStaleLists(deps: DocumentsDeps, payerId: string): Promise<StaleList[]> {
  const [owner, states] = await Promise.all([deps.findPayerOwner(payerId), deps.archiveLists.findStates([payerId])]);
  return owner ? staleLists(deps, [{ ...owner, id: payerId }], states) : [];
}
