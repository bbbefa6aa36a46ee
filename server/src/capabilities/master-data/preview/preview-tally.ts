import { createHash } from 'node:crypto';
import type { MasterKindName, RowVerdict } from '@dray/contract/master-data/master-kinds.ts';
import type { Consequence } from '#platform/master/master-kind.ts';
import { type ImportRun, type JudgedRow, type KindCounts, noCounts } from '../rules/import-run.model.ts';

export type PreviewTally = ReturnType<typeof previewTally>;

/** Counts while rows pass; the hash stands for all of them. */
export function previewTally() {
  const hash = createHash('sha256');
  const counts: Partial<Record<MasterKindName, KindCounts>> = {};
  const consequences = new Map<string, number>();
  let read = 0;
  const of = (kind: MasterKindName): KindCounts => {
    counts[kind] ??= noCounts();
    return counts[kind];
  };
  const move = (kind: MasterKindName, verdict: RowVerdict, by: number) => {
    of(kind)[verdict] += by;
  };

  return {
    count(
      kind: MasterKindName,
      rows: readonly Pick<JudgedRow, 'line' | 'key' | 'verdict' | 'becomes' | 'before'>[],
    ): void {
      for (const { line, key, verdict, becomes, before } of rows) {
        move(kind, verdict, 1);
        if (verdict !== 'ended') read += 1;
        hash.update(JSON.stringify([kind, line, key, verdict, becomes ?? null, before ?? null]));
      }
    },
    /** What was good until the file's end. */
    refuse(kind: MasterKindName, settled: readonly { verdict: RowVerdict; count: number }[]): void {
      for (const { verdict, count } of settled) {
        move(kind, verdict, -count);
        move(kind, 'refused', count);
        hash.update(JSON.stringify([kind, 'refused', verdict, count]));
      }
    },
    unknown: (kind: MasterKindName, columns: readonly string[]) => {
      counts[kind] = { ...of(kind), unknownColumns: columns };
    },
    follow(found: readonly Consequence[]): void {
      for (const { code, count } of found) consequences.set(code, (consequences.get(code) ?? 0) + count);
    },
    read: () => read,
    endedOf: (kind: MasterKindName) => of(kind).ended,
    close(): Pick<ImportRun, 'counts' | 'consequences'> & { previewHash: string } {
      return {
        counts,
        consequences: [...consequences].map(([code, count]) => ({ code, count })).filter(({ count }) => count > 0),
        previewHash: hash.digest('hex'),
      };
    },
  };
}
