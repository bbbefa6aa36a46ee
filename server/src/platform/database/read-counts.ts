/** Why a statement that a replica may answer went to the primary. */
export const reasons = ['unknown', 'own-change', 'behind', 'away', 'failed'] as const;
export type Reason = (typeof reasons)[number];

/**
 * `unknown`: its caller has not said what they have seen; `own-change`: the replica has not replayed it yet; `behind`: it is
 * too far behind for anybody; `away`: it cannot be asked; `failed`: it could not answer this statement.
 */
export type ReadCounts = { byReplica: number; byPrimary: Readonly<Record<Reason, number>> };

export function readCounts() {
  let byReplica = 0;
  const byPrimary: Record<Reason, number> = { unknown: 0, 'own-change': 0, behind: 0, away: 0, failed: 0 };
  return {
    countReplica(): void {
      byReplica += 1;
    },
    countPrimary(reason: Reason): void {
      byPrimary[reason] += 1;
    },
    counts: (): ReadCounts => ({ byReplica, byPrimary: { ...byPrimary } }),
  };
}
