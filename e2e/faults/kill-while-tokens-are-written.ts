import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDray } from '../running-dray.ts';
import { askDatabase } from './ask-database.ts';
import { aimAt, type Victim } from './kill.ts';
import { startTokenWriters, type TokenWriters } from './token-writers.ts';

const victims: readonly Victim[] = ['server', 'postgres', 'launcher'];

/** The smallest write that the portal acknowledges, under kills of each process, the launcher among them. */
export async function killWhileTokensAreWritten(dray: RunningDray, killsEach: number): Promise<string[]> {
  const writers = startTokenWriters(dray.address);
  const faults: string[] = [];
  try {
    for (const victim of victims) faults.push(...(await killRepeatedly(dray, writers, victim, killsEach)));
  } finally {
    await writers.stop();
  }
  return [...faults, ...(await findLostTokens(dray, writers))];
}

async function killRepeatedly(dray: RunningDray, writers: TokenWriters, victim: Victim, times: number) {
  let hits = 0;
  let slowestMs = 0;
  for (let kill = 1; kill <= times; kill += 1) {
    const before = writers.acknowledged.size;
    while (writers.acknowledged.size < before + 8) await sleep(5);
    const interrupted = writers.interrupted();
    slowestMs = Math.max(slowestMs, (await aimAt(dray, victim)()).readyAfterMs);
    if (writers.interrupted() > interrupted) hits += 1;
  }
  console.log(
    `${victim}: ${times} kills, ${hits} met a request on its way, ready again after ${(slowestMs / 1000).toFixed(1)} s at most; ` +
      `${writers.acknowledged.size} writes acknowledged so far`,
  );
  // Without its launcher the server goes on, until the next start ends it in peace.
  const isHitEnough = victim === 'launcher' || hits >= times / 2;
  return isHitEnough ? [] : [`only ${hits} of ${times} kills of the ${victim} met a request on its way`];
}

async function findLostTokens(dray: RunningDray, { acknowledged, interrupted }: TokenWriters): Promise<string[]> {
  const rows = await askDatabase(
    dray.databaseUrl(),
    "select details->>'tokenId' as id from audit_event where action = 'token-issued'",
  );
  const written = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !written.has(id));
  console.log(`${acknowledged.size} writes acknowledged, ${lost.length} lost, ${interrupted()} interrupted`);
  return lost.length > 0 ? [`${lost.length} acknowledged writes are lost`] : [];
}
