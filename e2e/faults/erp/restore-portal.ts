import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { countArrived, findDisagreements } from './agreement.ts';
import type { Policy } from './connector.ts';
import { type ErpWorld, type Portal, secondsUntil } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';
import type { PortalDatabase } from './portal-databases.ts';

const settled = 5;
const sends = 100;
const lost = 10;
const added = 20;
const policy: Policy = { quietSeconds: 5, isRepeatable: false, changeMs: 15_000 };
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/**
 * The portal's database is put back to before 100 sends: all of them are adopted, none is posted again. Ten more were placed
 * after the backup: they are reported as unknown, and their numbers are not given again.
 */
export async function restorePortal(world: ErpWorld): Promise<string[]> {
  const { erp } = world;
  const { backup, sapIds } = await sendAfterBackup(world);
  const { posts } = await erp.stats();
  console.log((await askPortal(backup, 'restored')).trim());
  const portal = await world.openPortal(backup);
  try {
    await portal.connect(policy);
    const seconds = await arrived(portal, settled + sends);
    const adopted = await sapIdsOf(portal);
    const { posts: postsAfter } = await erp.stats();
    const unknown = await untilUnknownAreReported(portal);
    const numbers = await insertPlacedOrders(portal.sql, added);
    await arrived(portal, settled + sends + added);
    const { created, doubled } = await erp.stats();
    console.log(
      `${sends} sent after the backup, ${adopted.size - settled} adopted in ${seconds.toFixed(1)} s by ${postsAfter - posts} posts; ` +
        `${unknown} that were lost are reported; new orders ${numbers[0]}…${numbers.at(-1)}; ${created} created, ${doubled} doubled`,
    );
    const last = Math.max(...[...sapIds.keys()].map(Number));
    return [
      ...(await findDisagreements(portal, erp, lost)),
      ...[...adopted]
        .filter(([number, sapId]) => sapIds.get(number) !== sapId)
        .map(([number]) => `${number} is another`),
      ...(postsAfter === posts ? [] : [`${postsAfter - posts} were posted again`]),
      ...numbers.filter((number) => Number(number) <= last).map((number) => `${number} was given twice`),
    ];
  } finally {
    await portal.close();
  }
}

/** What the ERP knows in the end, and the database as it was before it learned most of that. */
async function sendAfterBackup(world: ErpWorld) {
  const before = await world.openPortal();
  await insertPlacedOrders(before.sql, settled);
  await before.connect(policy);
  await arrived(before, settled);
  await before.close();
  const between = await world.openPortal(before.database);
  await insertPlacedOrders(between.sql, sends);
  await between.close();
  const backup = await world.databases.copyOf(before.database);

  const after = await world.openPortal(before.database);
  try {
    await insertPlacedOrders(after.sql, lost);
    await after.connect(policy);
    await arrived(after, settled + sends + lost);
    return { backup, sapIds: await sapIdsOf(after) };
  } finally {
    await after.close();
  }
}

const arrived = ({ sql }: Portal, count: number): Promise<number> =>
  secondsUntil(`${count} orders at the ERP`, 180, async () => (await countArrived(sql)) === count);

async function untilUnknownAreReported({ sql }: Portal): Promise<number> {
  await secondsUntil('what was lost is reported', 60, async () => {
    const [row] = await sql<{ reported: number }>(
      `select count(*)::int as reported from erp_mismatch where kind = 'UNKNOWN_ORDER' and resolved_at is null`,
    );
    return row?.reported === lost;
  });
  return lost;
}

async function sapIdsOf({ sql }: Portal): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ number: string; sapId: string }>(
    `select order_number as number, sap_id as "sapId" from placed_order where sap_id is not null`,
  );
  return new Map(rows.map(({ number, sapId }) => [number, sapId]));
}

/** Really by the operator's command. */
async function askPortal({ url }: PortalDatabase, ...command: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await run('npm', ['run', '--silent', 'portal', '--', ...command], { cwd: repository, env });
  return stdout;
}
