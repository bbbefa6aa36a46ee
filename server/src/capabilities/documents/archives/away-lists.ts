import type { Archives } from '../port/archive.ts';
import type { SourceState } from '../store/archive-list.store.ts';
import type { AwayList } from '../store/document-keys.store.ts';

/** Only these two empty their list while they do not answer (D3). No row is touched for it: they come back as they were. */
const emptied = ['tesi', 'cablog'] as const;

export const awayLists = (archives: Archives, states: readonly SourceState[]): AwayList[] =>
  emptied
    .filter((source) => archives[source])
    .map((source) => ({
      source,
      payerIds: states.filter((each) => each.source === source && each.error).map(({ payerId }) => payerId),
    }))
    .filter(({ payerIds }) => payerIds.length > 0);
