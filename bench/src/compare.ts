import { cpuMillisOf } from './cpu.ts';
import { add, type Call, type Measured, nothing, percentile, putLoad } from './load.ts';
import type { Program } from './programs.ts';

const connections = 16;
const rounds = 5;
const secondsPerRound = 3;

export type Result = {
  perSecond: number;
  /** Of the program and of PostgreSQL, for one request. */
  cpuMillis: number;
  p50: number;
  p99: number;
  bytes: number;
};

type Side = { program: Program; nextCall: (n: number) => Call };

/** Both sides take turns in short rounds, so that the machine's moods fall on both alike. */
export async function compare(dray: Side, floor: Side, postgresPid: number): Promise<{ dray: Result; floor: Result }> {
  const sides = { dray: { side: dray, ...fresh() }, floor: { side: floor, ...fresh() } };
  for (const { side } of Object.values(sides)) await putLoad(side.program.port, connections, 2, side.nextCall);
  for (let round = 0; round < rounds; round += 1) {
    for (const its of Object.values(sides)) {
      const cpuBefore = cpuMillisOf(its.side.program.pid) + cpuMillisOf(postgresPid);
      const load = await putLoad(its.side.program.port, connections, secondsPerRound, its.side.nextCall);
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
