import type { OutsideErrorCode } from '#platform/outside/outside-failure.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ArchiveName } from '../port/archive.ts';
import type { SourceState } from '../store/archive-list.store.ts';

export type SourceError = { source: ArchiveName; code: OutsideErrorCode; at: Date };

/** One for each archive that could not be asked, the latest of all payers'. */
export function sourceErrors({ archives }: DocumentsDeps, states: readonly SourceState[]): SourceError[] {
  const latest = new Map<ArchiveName, SourceError>();
  for (const { source, error } of states) {
    const known = latest.get(source);
    if (error && archives[source] && (!known || known.at < error.at)) latest.set(source, { source, ...error });
  }
  return [...latest.values()];
}
