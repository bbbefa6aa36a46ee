import { startDray } from '../programs.ts';
import { putOffComparison, startErpBeside, tellErpOfCustomers } from './erp-beside.ts';
import type { MondayFigures } from './figures.ts';
import type { MondayPortal, Say } from './monday-portal.ts';
import { biggest, listCrowd, signInPeople, usual } from './people.ts';
import { playAlone } from './play-alone.ts';
import { playTogether } from './play-together.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';

export type Playing = { livePages: number; visits: number; jobMinutes: number; say: Say };
type Played = Omit<MondayFigures, 'orders' | 'commit' | 'at'>;

const crowdSize = 40;

/** Two customers alone, then everybody at once, then every job of the clock. */
export async function playMonday(portal: MondayPortal, { jobMinutes, ...playing }: Playing): Promise<Played> {
  const { postgres, client, dataDir } = portal;
  const stops: (() => Promise<void>)[] = [];
  try {
    const server = await startDray(postgres.applicationUrl, { DATA_DIR: dataDir });
    stops.unshift(server.stop);
    const alone = await playAlone(portal, server, playing.say);

    await putOffComparison(client);
    const erp = await startErpBeside(postgres.erpUrl);
    stops.unshift(erp.stop);
    const crowd = await signInPeople(client, server.port, await listCrowd(client, crowdSize));
    await tellErpOfCustomers(client, postgres.erpUrl, [usual, biggest, ...crowd.map(({ uid }) => uid)]);
    // Only now, or it would have to be told again what the ERP did not know.
    const worker = await startDray(postgres.applicationUrl, { DATA_DIR: dataDir, JOBS: 'only', ...erp.env });
    stops.unshift(worker.stop);
    const together = await playTogether(portal, { server, erp, crowd, ...playing });

    const night = { client, databaseUrl: postgres.applicationUrl, withinMs: jobMinutes * 60_000 };
    const jobs = Object.fromEntries(await runScheduledJobs(night));
    return { ...alone, ...together, jobs };
  } finally {
    for (const stop of stops) await stop();
  }
}
