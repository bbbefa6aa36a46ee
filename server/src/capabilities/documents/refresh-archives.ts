import type { LiveDoor } from '#capabilities/live/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { inParallel } from '#platform/in-parallel.ts';
import type { JobPayloads } from '#platform/jobs/job-names.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { StaleList } from './archives/stale-lists.ts';
import type { DocumentsDoor } from './documents.door.ts';
import type { Archives } from './port/archive.ts';

type Parts = {
  database: Pick<Database, 'read' | 'write'>;
  documentsOf: DoorOf<
    Pick<DocumentsDoor, 'findStaleLists' | 'keepPart' | 'hideGone' | 'setListRead' | 'setListFailed'>
  >;
  liveOf: DoorOf<Pick<LiveDoor, 'announce'>>;
  archives: Archives;
  clock: Clock;
};
type Asked = JobPayloads['refresh-archives'];

/** So many rows a transaction: none of them holds up what people do meanwhile. */
const rowsAtOnce = 500;
/** An archive whose list has no end makes no sense. */
const pagesAtMost = 1_000;
/** Then the list is given up, long before the queue takes the job for lost (`job-queue.ts`). */
const withinMs = 120_000;

/** Reads a payer's lists anew where they are old, all at once, so that none waits for another. */
export async function refreshArchives(parts: Parts, asked: Asked): Promise<void> {
  // Another process may know them; where none does, the job is kept as failed and counted.
  if (Object.keys(parts.archives).length === 0) throw new Error('No archive has an address in this process');
  const stale = await parts.database.read((transaction) =>
    parts.documentsOf(transaction).findStaleLists(asked.payerId),
  );
  await inParallel(stale.length, stale, (list) => refreshList(parts, list, asked));
}

async function refreshList(parts: Parts, list: StaleList, asked: Asked): Promise<void> {
  const { database, documentsOf } = parts;
  try {
    const written = await readList(parts, list);
    await database.write(async (transaction) => {
      await documentsOf(transaction).setListRead(list);
      if (written > 0 || !list.state || list.state.error) await announce(parts, transaction, list, asked);
    });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    await database.write(async (transaction) => {
      await documentsOf(transaction).setListFailed(list, error.code);
      if (!list.state?.error) await announce(parts, transaction, list, asked);
    });
  }
}

/** How many rows were written. Only a list that was read to its end tells what is gone. */
async function readList({ database, documentsOf, archives, clock }: Parts, list: StaleList): Promise<number> {
  const until = clock.now().getTime() + withinMs;
  const kept: string[] = [];
  let written = 0;
  let from: string | undefined;
  for (let page = 0; page < pagesAtMost; page += 1) {
    if (clock.now().getTime() > until) throw new OutsideFailure('slow', 'Its list takes too long');
    const { documents, next } = (await archives[list.source]?.listPage(list.payer.id, from)) ?? noPage();
    for (let first = 0; first < documents.length; first += rowsAtOnce) {
      const some = documents.slice(first, first + rowsAtOnce);
      const part = await database.write((transaction) => documentsOf(transaction).keepPart(list, some));
      kept.push(...part.ids);
      written += part.written;
    }
    if (next === undefined) return written + (await hideGone({ database, documentsOf }, list, kept));
    from = next;
  }
  throw new OutsideFailure('unreadable', 'Its list has no end');
}

function noPage(): never {
  throw new Error('A list is stale of an archive that has no address');
}

async function hideGone(
  { database, documentsOf }: Pick<Parts, 'database' | 'documentsOf'>,
  list: StaleList,
  kept: readonly string[],
): Promise<number> {
  let hidden = 0;
  for (;;) {
    const some = await database.write((transaction) => documentsOf(transaction).hideGone(list, kept, rowsAtOnce));
    hidden += some;
    if (some < rowsAtOnce) return hidden;
  }
}

/** Open pages of everybody at the company read their lists again, and of who asked, if they hold it at single ship-tos. */
async function announce({ liveOf }: Parts, transaction: Transaction, { payer }: StaleList, { uid }: Asked) {
  const live = liveOf(transaction);
  const event = { kind: 'documents', id: payer.id } as const;
  const { companyId, country } = payer;
  await live.announce({ ...event, section: 'My Documents', companyId, shipToId: '', country });
  if (uid !== undefined) await live.announce({ ...event, uid });
}
