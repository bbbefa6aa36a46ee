import { loadavg } from 'node:os';
import { cancelInOrder } from './cancel-in-order.ts';
import { readChangingRows } from './changing-rows.ts';
import { goAway } from './erp-away.ts';
import { type ErpWorld, openErpWorld } from './erp-world.ts';
import { sendThroughFaults } from './exactly-once.ts';
import { killConnector } from './kill-connector.ts';
import { listenTogether } from './many-listeners.ts';
import { restorePortal } from './restore-portal.ts';

const parts: Readonly<Record<string, (world: ErpWorld) => Promise<string[]>>> = {
  'exactly-once': sendThroughFaults,
  kills: killConnector,
  restored: restorePortal,
  away: goAway,
  cancels: cancelInOrder,
  feeds: readChangingRows,
  listeners: listenTogether,
};

/** The connector against an ERP that fails in every known way; `-- erp <part> …` for some of it. */
export async function runErp(): Promise<string[]> {
  const asked = process.argv.slice(3).filter((argument) => !argument.startsWith('--'));
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join()}; there are ${Object.keys(parts).join(', ')}`);
  const world = await openErpWorld();
  const faults: string[] = [];
  try {
    for (const [name, run] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      console.log(
        `\n${name} (load ${loadavg()
          .map((load) => load.toFixed(1))
          .join(' ')})`,
      );
      const foundFaults = await run(world).catch((error: unknown) => [
        error instanceof Error ? String(error.stack) : String(error),
      ]);
      faults.push(...foundFaults.map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await world.close();
  }
  return faults;
}
