import { cpuMillisOf } from './cpu.ts';
import { add, type Call, type Extent, type Measured, nothing, percentile, putLoad } from './load.ts';
import type { Program } from './programs.ts';

const rounds = 5;
const aWhile: Extent = { seconds: 3 };

export type Result = {
  perSecond: number;
  /** Of the program and of PostgreSQL, for one request. */
  cpuMillis: number;
  p50: number;
  p99: number;
  bytes: number;
};

/** Before a round, which is not measured, a side may make ready what its calls use up. */
type Side = { program: Pick<Program, 'pid' | 'port'>; nextCall: (n: number) => Call; prepare?: () => Promise<void> };

/** Both sides take turns in short rounds, so that the machine's moods fall on both alike. */
export async function compare(
  dray: Side,
  floor: Side,
  postgresPid: number,
  extent: Extent = aWhile,
): Promise<{ dray: Result; floor: Result }> {
  const sides = { dray: { side: dray, ...fresh() }, floor: { side: floor, ...fresh() } };
  for (const { side } of Object.values(sides)) {
    await side.prepare?.();
    await putLoad(side.program.port, extent, (n) => side.nextCall(n));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const its of Object.values(sides)) {
      await its.side.prepare?.();
      const cpuBefore = cpuMillisOf(its.side.program.pid) + cpuMillisOf(postgresPid);
      const load = await putLoad(its.side.program.port, extent, (n) => its.side.nextCall(n));
      its.cpuMillis += cpuMillisOf(its.side.program.pid) + cpuMillisOf(postgresPid) - cpuBefore;
      its.measured = add(its.measured, load);
    }
  }
  return { dray: resultOf(sides.dray), floor: resultOf(sides.floor) };
}

const fresh = (): { measured: Measured; cpuMillis: number } => ({ measured: nothing, cpuMillis: 0 });

const resultOf = ({ measured, cpuMillis }: { measured: Measured; cpuMillis: number }): Result => ({
  perSecond: measured.requests / measured.seconds,
  cpuMillis: cpuMillis / measured.requests,
  p50: percentile(measured.millis, 0.5),
  p99: percentile(measured.millis, 0.99),
  bytes: Math.round(measured.bytes / measured.requests),
});
