/** Ids of statements that were used, each until it is over anyway. */
export function usedAssertions(now: () => number = Date.now) {
  const used = new Map<string, number>();
  const startedAt = now();

  return {
    /** False the second time. What was said before this program ran may have been used then: nobody remembers. */
    use({ id, issuedAt, notOnOrAfter }: { id: string; issuedAt: number; notOnOrAfter: number }): boolean {
      for (const [old, end] of used) if (end <= now()) used.delete(old);
      if (issuedAt < startedAt || used.has(id)) return false;
      used.set(id, notOnOrAfter);
      return true;
    },
  };
}
export type UsedAssertions = ReturnType<typeof usedAssertions>;
