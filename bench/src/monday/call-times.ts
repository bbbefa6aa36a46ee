import { percentile } from '../load.ts';
import type { Around } from './play-visit.ts';

export type UnderLoad = { count: number; p50: number; p99: number };

/** How long calls took by their names, and which failed: one that fails among a hundred thousand does not end the night. */
export function callTimes() {
  const millis = new Map<string, number[]>();
  const failed: { name: string; reason: string }[] = [];
  const around: Around = async ({ name }, make) => {
    const askedAt = performance.now();
    try {
      await make();
    } catch (error) {
      failed.push({ name, reason: error instanceof Error ? error.message : String(error) });
      throw error;
    } finally {
      const all = millis.get(name) ?? [];
      if (all.length === 0) millis.set(name, all);
      all.push(performance.now() - askedAt);
    }
  };
  return {
    around,
    failed: (): readonly { name: string; reason: string }[] => failed,
    count: (): number => [...millis.values()].reduce((sum, all) => sum + all.length, 0),
    byName: (): Record<string, UnderLoad> =>
      Object.fromEntries(
        [...millis].map(([name, all]) => [
          name,
          { count: all.length, p50: percentile(all, 0.5), p99: percentile(all, 0.99) },
        ]),
      ),
  };
}
