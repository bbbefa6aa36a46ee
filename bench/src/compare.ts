import { cpuMillisOf } from './cpu.ts';
import { add, type Call, type Extent, type Measured, nothing, percentile, putLoad } from './load.ts';
import type { Program } from './programs.ts';

/** For what can be asked without end. */
export const aWhile: Extent = { seconds: 3 };
export const rounds = 5;

export type Result = {
  perSecond: number;
  /** Of the program and of PostgreSQL together, for one request. */
  cpuMillis: number;
  /** PostgreSQL's part of it. */
  postgresMillis: number;
  p50: number;
  p99: number;
  bytes: number;
};

type Side = {
  program: Pick<Program, 'pid' | 'port'>;
  nextCall: (n: number) => Call;
  /** How much is asked in one round. */
  extent: Extent;
  /** Before a round, unmeasured: makes ready what its calls use up. */
  prepare?: () => Promise<void>;
};

/** The first rounds are not counted: V8 compiles what is hot, and connections prepare their statements. */
const warmUps = 2;

/** Both sides take turns in short rounds, so that the machine's moods fall on both alike. */
export async function compare(
  dray: Side,
  floor: Side,
  postgresPid: number,
  rounds: number,
): Promise<{ dray: Result; floor: Result }> {
  const sides = { dray: { side: dray, ...fresh() }, floor: { side: floor, ...fresh() } };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const each of Object.values(sides)) {
      await each.side.prepare?.();
      const nodeBefore = cpuMillisOf(each.side.program.pid);
      const postgresBefore = cpuMillisOf(postgresPid);
      const load = await putLoad(each.side.program.port, each.side.extent, (n) => each.side.nextCall(n));
      if (round < 0) continue;
      each.postgresMillis += cpuMillisOf(postgresPid) - postgresBefore;
      each.nodeMillis += cpuMillisOf(each.side.program.pid) - nodeBefore;
      each.measured = add(each.measured, load);
    }
  }
  return { dray: resultOf(sides.dray), floor: resultOf(sides.floor) };
}

type Found = { measured: Measured; nodeMillis: number; postgresMillis: number };

const fresh = (): Found => ({ measured: nothing, nodeMillis: 0, postgresMillis: 0 });

const resultOf = ({ measured, nodeMillis, postgresMillis }: Found): Result => ({
  perSecond: measured.requests / measured.seconds,
  cpuMillis: (nodeMillis + postgresMillis) / measured.requests,
  postgresMillis: postgresMillis / measured.requests,
  p50: percentile(measured.millis, 0.5),
  p99: percentile(measured.millis, 0.99),
  bytes: Math.round(measured.bytes / measured.requests),
});
