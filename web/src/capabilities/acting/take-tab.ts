import { acting } from '#platform/acting.ts';

/** A tab that was just loaded anew has not given up yet what its own page before it held. */
const patienceMs = 3_000;

/**
 * A browser copies what a tab keeps when the tab itself is copied: of two alike only the first one acts. Where there are no
 * locks nobody can tell.
 */
export async function takeTab(onCopy: () => void): Promise<void> {
  if (!acting || !navigator.locks) return;
  try {
    await navigator.locks.request(
      `dray-acting ${acting.id}`,
      { signal: AbortSignal.timeout(patienceMs) },
      () => new Promise<never>(() => undefined),
    );
  } catch {
    onCopy();
  }
}
