/** How often each code was answered since it was last asked; the codes are a closed set, so it stays small. */
export function metRefusals() {
  let counts = new Map<string, number>();
  const add = (code: string, count: number): void => void counts.set(code, (counts.get(code) ?? 0) + count);
  return {
    /** The supplier's own calls are left out: what counts is what customers met. */
    note(code: string, route: string | undefined): void {
      if (!route?.startsWith('/api/staff/')) add(code, 1);
    },
    take(): { code: string; count: number }[] {
      const taken = [...counts].map(([code, count]) => ({ code, count }));
      counts = new Map();
      return taken;
    },
    /** What could not be written down is told with the next. */
    giveBack(taken: readonly { code: string; count: number }[]): void {
      for (const { code, count } of taken) add(code, count);
    },
  };
}

export type MetRefusals = ReturnType<typeof metRefusals>;
