import type { Result } from './compare.ts';

export const say = (line: string): void => console.log(line);

export function sayPair(name: string, { dray, floor }: { dray: Result; floor: Result }): void {
  for (const [side, result] of Object.entries({ floor, dray })) {
    const { perSecond, cpuMillis, postgresMillis, p50, p99, bytes } = result;
    say(
      `  ${name.padEnd(22)} ${side.padEnd(6)} ${perSecond.toFixed(0).padStart(6)} req/s  ${cpuMillis.toFixed(2).padStart(6)} ms CPU (${postgresMillis.toFixed(2)} PostgreSQL)  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${bytes} B`,
    );
  }
}
