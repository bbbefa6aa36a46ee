import type pg from 'pg';
import type { Program } from '../programs.ts';
import { countAlone } from './count-alone.ts';
import type { MondayFigures } from './figures.ts';
import type { MondayPortal, Say } from './monday-portal.ts';
import { biggest, signInPeople, usual } from './people.ts';

/** What each call of two customers costs while nobody else calls and no job runs. */
export async function playAlone(
  { client, postgres }: MondayPortal,
  server: Program,
  say: Say,
): Promise<Pick<MondayFigures, 'usual' | 'biggest'>> {
  await forgetLastMonday(client, [usual, biggest]);
  const counting = { client, port: server.port, serverPid: server.pid, postgresPid: postgres.pid };
  const figures: Record<string, MondayFigures['usual']> = {};
  for (const person of await signInPeople(client, server.port, [usual, biggest]))
    figures[person.uid] = Object.fromEntries(await countAlone(person, counting));
  const ofUsual = figures[usual] ?? {};
  say(`  ${Object.keys(ofUsual).length} calls were counted alone, of a usual customer and of the biggest`);
  return { usual: ofUsual, biggest: figures[biggest] ?? {} };
}

/** What they were told of at a smaller size would be read at the bell of a larger one, first of all. */
async function forgetLastMonday(client: pg.Client, uids: readonly string[]): Promise<void> {
  await client.query(`delete from notification where uid = any($1) and subject !~ '^order:1[0-9]{7}$'`, [uids]);
  await client.query('vacuum (analyze) notification, notification_delivery');
}
