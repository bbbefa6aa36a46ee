import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connector, type Policy, startConnector } from './connector.ts';
import { type ErpProcess, startErpProcess } from './erp-process.ts';
import { openPortalDatabases, type PortalDatabase } from './portal-databases.ts';

export type Sql = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
export type Portal = Awaited<ReturnType<ErpWorld['openPortal']>>;
export type ErpWorld = Awaited<ReturnType<typeof openErpWorld>>;

/** An ERP in a process of its own, and as many portals as a part of the run wants, one after the other. */
export async function openErpWorld() {
  const databases = await openPortalDatabases();
  const erp = await startErpProcess(await databases.createForErp());

  /** A new portal beside an empty ERP; or one on a database that is there already, with the ERP as it is. */
  async function openPortal(on?: PortalDatabase) {
    if (!on) await erp.control('reset', {});
    const database = on ?? (await databases.create());
    const pool = new pg.Pool({ connectionString: database.superuserUrl, max: 4 });
    const connectors: Connector[] = [];
    const sql: Sql = async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(statement, [...values])).rows;
    return {
      database,
      sql,
      async connect(policy: Policy, env: Readonly<Record<string, string>> = {}): Promise<Connector> {
        const connector = await startConnector({ ...erp.env, DATABASE_URL: database.url, ...env }, policy);
        connectors.push(connector);
        return connector;
      },
      async close() {
        await Promise.all(connectors.map((connector) => connector.stop()));
        await pool.end();
      },
    };
  }
  return {
    databases,
    erp,
    openPortal,
    async close() {
      await erp.stop();
      await databases.close();
    },
  };
}

/** Looks until it is so, and says how many seconds that took; gives up aloud. */
export async function secondsUntil(
  what: string,
  patienceSeconds: number,
  look: () => Promise<boolean>,
): Promise<number> {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  while (!(await look())) {
    if (elapsed() > patienceSeconds) throw new Error(`${what}: not within ${patienceSeconds} s`);
    await sleep(100);
  }
  return elapsed();
}

/** What the ERP holds back it still commits: only then can one count. */
export const untilNothingIsHeld = (erp: ErpProcess): Promise<number> =>
  secondsUntil('the ERP commits what it held back', 60, async () => (await erp.stats()).waiting === 0);
