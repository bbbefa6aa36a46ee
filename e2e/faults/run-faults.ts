import { rotateKeys } from './attacks/rotate-keys.ts';
import { sendBombs } from './attacks/send-bombs.ts';
import { measureReturn } from './back/measure-return.ts';
import { drainBacklog } from './backlog/drain-backlog.ts';
import { runBulk } from './bulk/run-bulk.ts';
import { runCluster } from './cluster/run-cluster.ts';
import { fillVolume } from './disk/fill-volume.ts';
import { runErp } from './erp/run-erp.ts';
import { freezeDatabase } from './hang/freeze-database.ts';
import { repeatChanges } from './hang/repeat-changes.ts';
import { type KillPlan, runKills } from './kills.ts';
import { runParallel } from './parallel/run-parallel.ts';
import { restoreDrill } from './restore/restore-drill.ts';
import { restartInTurn } from './rolling/restart-in-turn.ts';
import { soak } from './soak/run-soak.ts';

const full: KillPlan = { tokens: 2, orders: { buyers: 40, kills: { server: 30, postgres: 5 } }, waitsForMails: true };
const short: KillPlan = { tokens: 0, orders: { buyers: 8, kills: { server: 3, postgres: 1 } }, waitsForMails: false };

/** `kills` unless something else is asked for; `short` is what every change must pass. */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  kills: async () => [...(await runKills(full)), ...(await repeatChanges())],
  short: () => runKills(short),
  parallel: runParallel,
  attacks: async () => [...(await sendBombs()), ...(await rotateKeys())],
  hang: freezeDatabase,
  repeats: repeatChanges,
  disk: fillVolume,
  back: measureReturn,
  rolling: restartInTurn,
  restore: restoreDrill,
  cluster: runCluster,
  erp: runErp,
  backlog: drainBacklog,
  bulk: runBulk,
  soak,
};

const asked = process.argv[2] ?? 'kills';
const part = parts[asked];
if (!part) throw new Error(`There is no part ${asked}; there are ${Object.keys(parts).join(', ')}`);

const faults = await part();
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
