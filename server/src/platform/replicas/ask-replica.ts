import pg from 'pg';
import type { ReadingClient } from '../database/batching-client.ts';
import type { Reason } from '../database/read-counts.ts';
import type { LentReader, sharedReaders } from '../database/shared-readers.ts';
import type { StatementResult } from '../database/statement-batch.ts';
import type { RunStatement } from '../database/statement-dialect.ts';
import { type LogPosition, laterOf, positionOf } from '../log-position.ts';

/** What it must have replayed: for everybody, and for who asks. */
type Wanted = { required: LogPosition; seen: LogPosition };

// A server that was promoted is no replica any more: what it has replayed stands still.
const askPosition = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as replayed';

/** Took as long as a statement may: whoever is asked next would take as long. */
const tookTooLong = '57014';

/** Asks a replica in a way that tells whether its answer is new enough. */
export function replicaAsking({ giveUp }: Pick<ReturnType<typeof sharedReaders>, 'giveUp'>) {
  const replayed = new WeakMap<ReadingClient, LogPosition>();

  async function lookAt({ client, run }: LentReader): Promise<LogPosition | undefined> {
    const { rows } = await run(askPosition, []);
    const words = rows[0]?.replayed;
    if (typeof words !== 'string') {
      giveUp(client);
      return undefined;
    }
    const position = positionOf(words);
    replayed.set(client, position);
    return position;
  }

  return {
    lookAt,
    /** Its answer, or why it must not give one. */
    async ask(
      reader: LentReader,
      { required, seen }: Wanted,
      [sql, parameters]: Parameters<RunStatement>,
    ): Promise<StatementResult | Reason> {
      const needed = laterOf(required, seen) ?? required;
      const known = replayed.get(reader.client);
      if (known !== undefined && known >= needed) return reader.run(sql, parameters);
      // The look leads the batch, so that what is read behind it is at least as new.
      const looking = lookAt(reader);
      const answering = reader.run(sql, parameters);
      answering.catch(() => undefined);
      return objectionTo(await looking, { required, seen }) ?? answering;
    },
  };
}

function objectionTo(has: LogPosition | undefined, { required, seen }: Wanted): Reason | undefined {
  if (has === undefined) return 'away';
  if (has < required) return 'behind';
  return has < seen ? 'own-change' : undefined;
}

/**
 * What a failure means. Whatever else is wrong with a statement may be due to the replica: what it replays ends statements,
 * and a column may not have arrived yet.
 */
export function meaningOf(error: unknown): 'took too long' | 'failed' | 'away' {
  const isOfStatement = error instanceof pg.DatabaseError && error.severity === 'ERROR';
  if (!isOfStatement) return 'away';
  return error.code === tookTooLong ? 'took too long' : 'failed';
}
