import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { jobRunStore, type RunName } from './job-run.store.ts';

/** Where the next chunk begins, or that there is none. It is kept as JSON. */
export type ChunkEnd<Position> = { next: Position } | 'done';
export type Chunk<Position> = (transaction: Transaction, from: Position | undefined) => Promise<ChunkEnd<Position>>;

type Round = {
  database: Pick<Database, 'write'>;
  clock: Clock;
  job: RunName;
  /** Below what the queue takes for lost, so that no job is taken again while it still runs (`job-queue.ts`). */
  withinMs?: number;
};

const usualWithinMs = 90_000;

/**
 * A job in short transactions, each of which also keeps how far it has come: whoever is stopped, or runs out of time, goes on
 * from there. `busy`: another process is at it.
 */
export async function workInChunks<Position>(
  { database, clock, job, withinMs = usualWithinMs }: Round,
  chunk: Chunk<Position>,
): Promise<'done' | 'busy'> {
  const until = clock.now().getTime() + withinMs;
  await database.write((transaction) => jobRunStore(transaction).add(job));
  for (;;) {
    const end = await database.write(async (transaction) => {
      const runs = jobRunStore(transaction);
      const taken = await runs.take(job);
      if (!taken) return 'busy';
      const made = await chunk(transaction, taken.position as Position | undefined);
      if (made === 'done') await runs.finish(job, clock.now());
      else await runs.goOnFrom(job, made.next);
      return made === 'done' ? 'done' : 'more';
    });
    if (end !== 'more') return end;
    // The queue tries it again after a pause, and others have their turn meanwhile.
    if (clock.now().getTime() >= until) throw new Error(`The time of ${job} is over: it goes on from where it is`);
  }
}
