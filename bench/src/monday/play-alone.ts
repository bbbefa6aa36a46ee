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
  const counting = { client, port: server.port, serverPid: server.pid, postgresPid: postgres.pid };
  const figures: Record<string, MondayFigures['usual']> = {};
  for (const person of await signInPeople(client, server.port, [usual, biggest]))
    figures[person.uid] = Object.fromEntries(await countAlone(person, counting));
  const ofUsual = figures[usual] ?? {};
  say(`  ${Object.keys(ofUsual).length} calls were counted alone, of a usual customer and of the biggest`);
  return { usual: ofUsual, biggest: figures[biggest] ?? {} };
}
