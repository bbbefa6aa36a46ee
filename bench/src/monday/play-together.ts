import type { Program } from '../programs.ts';
import { daysCall } from './calls/home-calls.ts';
import { placingCalls } from './calls/ordering-calls.ts';
import type { ErpBeside } from './erp-beside.ts';
import type { MondayFigures } from './figures.ts';
import { openLivePages, pagesOfOne } from './live-pages.ts';
import { playTogether as playVisits } from './mixed-load.ts';
import type { MondayPortal, Say } from './monday-portal.ts';
import { listEverybody, type Person, signIn } from './people.ts';
import { importPrices } from './price-import.ts';
import { countBills, untilHeard, untilSent } from './weekend.ts';

type Beside = {
  server: Program;
  erp: ErpBeside;
  crowd: readonly Person[];
  livePages: number;
  visits: number;
  say: Say;
};
type Found = Pick<MondayFigures, 'load' | 'perSecond' | 'serverMillis' | 'postgresMillis' | 'failed' | 'live'>;

/** Longer than from an order to the invoice of its delivery. */
const weekendDays = 7;

/** Visits beside the feed of a weekend, an import of prices and everybody's open pages. */
export async function playTogether(portal: MondayPortal, beside: Beside): Promise<Found> {
  const { client, postgres, dataDir } = portal;
  const { server, erp, crowd, visits, say } = beside;
  const load = { port: server.port, serverPid: server.pid, postgresPid: postgres.pid };
  const fridays = await playVisits(crowd, {
    ...load,
    visits: Math.ceil(visits / 2),
    calls: [daysCall, ...placingCalls],
  });
  await untilSent(client);

  const tokens = await tokensFor(portal, server, beside.livePages);
  const pages = await openLivePages(server.port, tokens, beside.livePages);
  try {
    const { open } = pages.look();
    const happened = await erp.letDaysGoBy(weekendDays);
    say(`  ${fridays.placed.length} orders of Friday became ${happened} steps at the ERP; ${open} pages are open`);
    const own = { DATABASE_URL: postgres.applicationUrl, DATA_DIR: dataDir, DEMO: '1' };
    const [mondays, , prices] = await Promise.all([
      playVisits(crowd, { ...load, visits }),
      untilHeard(client, new Date()),
      importPrices(client, own),
    ]);
    const bills = await countBills(client, fridays.placed);
    const live = pages.look();
    say(`  ${mondays.placed.length} orders of Monday beside ${bills} bills and ${prices} prices that came in`);
    if (bills === 0) throw new Error('Nothing of Friday was billed: the feed was not played');
    if (live.open < open) throw new Error(`Of ${open} live pages only ${live.open} were still open at the end`);
    const { calls, perSecond, serverMillis, postgresMillis } = mondays;
    const failed = [...fridays.failed, ...mondays.failed].map(({ name, reason }) => [name, reason]);
    for (const [name, reason] of failed) say(`  ✗ ${name}: ${reason}`);
    return { load: calls, perSecond, serverMillis, postgresMillis, failed: Object.fromEntries(failed), live };
  } finally {
    pages.close();
  }
}

async function tokensFor({ client }: MondayPortal, { port }: Program, pages: number): Promise<string[]> {
  const people = await listEverybody(client, Math.ceil(pages / pagesOfOne));
  if (people.length * pagesOfOne < pages)
    throw new Error(`${people.length} people can keep ${people.length * pagesOfOne} pages open, not ${pages}`);
  const tokens: string[] = [];
  for (const uid of people) tokens.push(await signIn(port, uid));
  return tokens;
}
