import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningDray, startDray } from '../running-dray.ts';
import { askDatabase } from './ask-database.ts';
import { findProcessesOf } from './find-processes-of.ts';
import { startTokenWriters, type TokenWriters } from './token-writers.ts';

const victims = ['server', 'postgres', 'launcher'] as const;
type Victim = (typeof victims)[number];
type Run = { dray: RunningDray; writers: TokenWriters; faults: string[] };

/** Kills each process of a running Dray while requests write, and counts what is missing afterwards. */
const kills = Number(process.argv[2] ?? 10);
const faults = await runFaults(kills);
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function runFaults(killsEach: number): Promise<string[]> {
  const dray = await startDray();
  const writers = startTokenWriters(dray.address);
  const run: Run = { dray, writers, faults: [] };
  try {
    await expectDurability(run);
    for (const victim of victims) await killRepeatedly(run, victim, killsEach);
    await writers.stop();
    await expectNothingLost(run);
  } finally {
    await writers.stop();
    await dray.stop();
  }
  const orphans = findProcessesOf(dray.dataDir);
  if (orphans.length > 0) run.faults.push(`processes left behind: ${orphans.join(', ')}`);
  return run.faults;
}

async function expectDurability({ dray, faults }: Run): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await askDatabase(dray.databaseUrl(), `show ${setting}`);
    if (row?.[setting] !== 'on') faults.push(`${setting} is ${row?.[setting]}, not on`);
  }
}

async function killRepeatedly(run: Run, victim: Victim, times: number): Promise<void> {
  let hits = 0;
  let slowestMs = 0;
  for (let kill = 1; kill <= times; kill += 1) {
    const interrupted = run.writers.interrupted();
    slowestMs = Math.max(slowestMs, await killUnderLoad(run, victim));
    if (run.writers.interrupted() > interrupted) hits += 1;
  }
  if (hits < times / 2) run.faults.push(`only ${hits} of ${times} kills of the ${victim} met a request on its way`);
  console.log(
    `${victim}: ${times} kills, ${hits} met a request on its way, ready again after ${(slowestMs / 1000).toFixed(1)} s at most; ` +
      `${run.writers.acknowledged.size} writes acknowledged so far`,
  );
}

/** Answers with the milliseconds until the portal was ready again. */
async function killUnderLoad({ dray, writers }: Run, victim: Victim): Promise<number> {
  const before = writers.acknowledged.size;
  while (writers.acknowledged.size < before + 8) await sleep(5);
  const pid = dray.pidOf[victim]();
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  if (victim === 'launcher') await dray.startAgain();
  else while (dray.pidOf[victim]() === pid || Number.isNaN(dray.pidOf[victim]())) await sleep(10);
  await dray.isReady();
  return performance.now() - killedAt;
}

async function expectNothingLost({ dray, writers, faults }: Run): Promise<void> {
  const rows = await askDatabase(
    dray.databaseUrl(),
    "select details->>'tokenId' as id from audit_event where action = 'token-issued'",
  );
  const written = new Set(rows.map(({ id }) => id));
  const lost = [...writers.acknowledged].filter((id) => !written.has(id));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged writes are lost`);
  console.log(`${writers.acknowledged.size} acknowledged, ${lost.length} lost, ${writers.interrupted()} interrupted`);
}
