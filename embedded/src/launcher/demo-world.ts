import type { ErpWorld } from '@dray/demo/order-life/erp-world.ts';
import type { WorkedAhead } from '@dray/demo/work-ahead.ts';
import type { DatabaseUrls } from '@dray/server/platform/database/prepare-database.ts';
import type { MadeCluster } from '../postgres/made-cluster.ts';
import type { DemoAccounts } from './announcement.ts';
import type { ErpBeside } from './erp/start-erp-beside.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { REPOSITORY } from './repository.ts';
import { step } from './terminal.ts';
import { findMadeWorld } from './world/made-world.ts';
import { worldKey } from './world/world-key.ts';

export type DemoWorld = ReturnType<typeof demoWorld>;

/** How it came into the database. */
type Coming = 'loaded' | 'copied' | 'held';
const doneWords: Readonly<Record<Coming, string>> = {
  loaded: 'Demo world loaded',
  copied: 'Demo world copied',
  held: 'Demo world is there',
};

/** The demo world of one start. Its code is loaded when it is needed: most starts have the world already. */
export function demoWorld({ terminal, config, env }: PreparedLaunch) {
  let ahead: Promise<WorkedAhead> | undefined;
  let isCopied = false;

  async function loadInto(urls: DatabaseUrls, erp: Promise<ErpBeside>): Promise<DemoAccounts & { coming: Coming }> {
    // The owner can put off what is cheaper to do at the end.
    const url = urls.migrationDatabaseUrl ?? urls.databaseUrl;
    const { isWorldHeld } = await import('@dray/demo/held-world.ts');
    if (!ahead && (await isWorldHeld(url))) return { ...(await demoAccess()), coming: isCopied ? 'copied' : 'held' };

    const { loadDemoWorld } = await import('@dray/demo/load-demo-world.ts');
    const worked = await ahead;
    const { loaded } = await loadDemoWorld(url, {
      now: worked?.now ?? new Date(),
      fileStore: await filesOf(config),
      history: true,
      tellErp: async (world) => fillErpOf(await erp, world),
      ahead: worked,
    });
    return { ...(await demoAccess()), coming: loaded ? 'loaded' : 'held' };
  }

  return {
    /** For a first start, which waits for its database with nothing else to do. */
    workAhead(): void {
      ahead = import('@dray/demo/work-ahead.ts').then(({ workAhead }) => workAhead(new Date()));
      // Anyone who loads it is told.
      ahead.catch(() => undefined);
    },

    /** For a first start: the world that the install made, if it is today's. An ERP of somebody else's was told nothing. */
    findMade(): MadeCluster | undefined {
      const made = env.ERP_URL ? undefined : findMadeWorld(worldKey(REPOSITORY, new Date()));
      if (!made) return undefined;
      const unpack = async (cluster: string) => {
        await made.unpack(cluster, await filesOf(config));
        isCopied = true;
      };
      return { unpack };
    },

    load: (urls: DatabaseUrls, erp: Promise<ErpBeside>): Promise<DemoAccounts> =>
      step(terminal, {
        aim: 'load the demo world',
        work: () => loadInto(urls, erp),
        done: ({ coming }) => doneWords[coming],
      }),
  };
}

async function filesOf({ files }: PreparedLaunch['config']) {
  const { openFileStore } = await import('@dray/server/platform/files/files-location.ts');
  return openFileStore(files);
}

async function demoAccess(): Promise<DemoAccounts> {
  const { demoAccounts } = await import('@dray/demo/people/demo-accounts.ts');
  const { demoPassword } = await import('@dray/demo/people/demo-password.ts');
  return { accounts: [...demoAccounts], password: demoPassword };
}

/** The ERP makes its own tables when it starts. */
async function fillErpOf({ databaseUrl }: ErpBeside, world: ErpWorld): Promise<void> {
  if (databaseUrl === undefined) return;
  const { fillErp } = await import('./erp/demo-seed/fill-erp.ts');
  await fillErp(databaseUrl, world);
}
