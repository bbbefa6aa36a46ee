import type { ErpWorld } from '@dray/demo/order-life/erp-world.ts';
import type { WorkedAhead } from '@dray/demo/work-ahead.ts';
import type { DatabaseUrls } from '@dray/server/platform/database/prepare-database.ts';
import type { DemoAccounts } from './announcement.ts';
import type { ErpBeside } from './erp/start-erp-beside.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { step } from './terminal.ts';

export type DemoWorld = ReturnType<typeof demoWorld>;

/** The demo world of one start. Its code is loaded when it is needed: later starts have the world already. */
export function demoWorld({ terminal, config }: PreparedLaunch) {
  let ahead: Promise<WorkedAhead> | undefined;

  async function loadInto(urls: DatabaseUrls, erp: Promise<ErpBeside>): Promise<DemoAccounts & { loaded: boolean }> {
    const { loadDemoWorld } = await import('@dray/demo/load-demo-world.ts');
    const { openFileStore } = await import('@dray/server/platform/files/files-place.ts');
    const worked = await ahead;
    // The owner can put off what is cheaper to do at the end.
    return loadDemoWorld(urls.migrationDatabaseUrl ?? urls.databaseUrl, {
      now: worked?.now ?? new Date(),
      fileStore: openFileStore(config.files),
      history: true,
      tellErp: async (world) => fillErpOf(await erp, world),
      ahead: worked,
    });
  }

  return {
    /** For a first start, which waits for its database with nothing else to do. */
    workAhead(): void {
      ahead = import('@dray/demo/work-ahead.ts').then(({ workAhead }) => workAhead(new Date()));
      // Whoever loads it is told.
      ahead.catch(() => undefined);
    },
    load: (urls: DatabaseUrls, erp: Promise<ErpBeside>): Promise<DemoAccounts> =>
      step(terminal, {
        aim: 'load the demo world',
        work: () => loadInto(urls, erp),
        done: ({ loaded }) => (loaded ? 'Demo world loaded' : 'Demo world is there'),
      }),
  };
}

/** The ERP makes its own tables when it starts. */
async function fillErpOf({ databaseUrl }: ErpBeside, world: ErpWorld): Promise<void> {
  if (databaseUrl === undefined) return;
  const { fillErp } = await import('./erp/demo-seed/fill-erp.ts');
  await fillErp(databaseUrl, world);
}
