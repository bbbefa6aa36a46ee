import { percentile } from '../load.ts';
import { say } from '../say.ts';
import { checkOut, thisCheckout } from './checkout.ts';
import { type Side, startSide } from './side.ts';
import { type Round, type Step, stepNames, steps } from './steps.ts';

/** The first rounds are not counted: V8 compiles what is hot, and connections prepare their statements. */
const warmUps = 2;
const usualRounds = 9;
/** An order round ends when everybody has ordered once, so there must be many. */
const orderRounds = 3 * usualRounds;
/** What a call may cost more than at the version before. */
const maxMoreCpu = 1.03;

type Found = { perSecond: number; cpuMillis: number; postgresMillis: number; p50: number; p99: number; bytes: number };

/** Both versions on this machine in these minutes, by turns: what began a round ends the next. Whether none got dearer. */
export async function runAgainst(commit: string): Promise<boolean> {
  const base = checkOut(commit);
  const sides: Side[] = [];
  try {
    for (const checkout of [base, thisCheckout]) sides.push(await startSide(checkout));
    const dearer: string[] = [];
    for (const step of steps) if (!(await isAsCheap(sides, step))) dearer.push(stepNames[step]);
    say(dearer.length === 0 ? '\nNo call is dearer than there.' : `\nDearer than there: ${dearer.join(', ')}`);
    return dearer.length === 0;
  } finally {
    for (const side of sides) await side.end();
    base.remove();
  }
}

async function isAsCheap(sides: readonly Side[], step: Step): Promise<boolean> {
  const rounds = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  for (let round = -warmUps; round < (step === 'place' ? orderRounds : usualRounds); round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const measured = await side.measure(step);
      if (round >= 0) rounds.get(side)?.push(measured);
    }
  }
  say(`\n${stepNames[step]}`);
  const found = sides.map((side) => {
    const figures = figuresOf(rounds.get(side) ?? []);
    say(lineOf(side.name, figures));
    return figures;
  });
  const [then, now] = found;
  if (!then || !now) throw new Error('two versions are needed');
  const [speed, cpu] = [now.perSecond / then.perSecond, now.cpuMillis / then.cpuMillis];
  const isFine = cpu <= maxMoreCpu;
  say(`  ${isFine ? '✓' : '✗'} requests a second × ${speed.toFixed(3)}, CPU a call × ${cpu.toFixed(3)}`);
  return isFine;
}

function figuresOf(rounds: readonly Round[]): Found {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const requests = sum((round) => round.requests);
  const millis = rounds.flatMap((round) => round.millis);
  return {
    perSecond: requests / sum(({ seconds }) => seconds),
    cpuMillis: sum(({ cpuMillis }) => cpuMillis) / requests,
    postgresMillis: sum(({ postgresMillis }) => postgresMillis) / requests,
    p50: percentile(millis, 0.5),
    p99: percentile(millis, 0.99),
    bytes: sum(({ bytes }) => bytes) / requests,
  };
}

const lineOf = (name: string, { perSecond, cpuMillis, postgresMillis, p50, p99, bytes }: Found): string =>
  `  ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} req/s  ${cpuMillis.toFixed(3).padStart(7)} ms CPU (${postgresMillis.toFixed(3)} PostgreSQL)  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${bytes.toFixed(0)} B`;
