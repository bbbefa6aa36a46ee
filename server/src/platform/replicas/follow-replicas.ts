import { ReadingClient } from '../database/batching-client.ts';
import type { FollowReplicas } from '../database/followed-replicas.ts';
import { positionStatement } from '../database/pipelined-transaction.ts';
import { sessionSettings } from '../database/session-settings.ts';
import { sharedReaders } from '../database/shared-readers.ts';
import { newestPosition, positionOf } from '../log-position.ts';
import { primaryPositions } from './primary-positions.ts';
import { replicaReads } from './replica-reads.ts';

export type ReplicaOptions = {
  url: string;
  /** How often the primary, and replicas that are away, are looked at; 0 only when somebody says so. */
  lookEveryMs?: number;
};

const maxReaders = 4;
/** What a replica must have is between one and two of these old: with what caches keep, less than five seconds. */
export const usualLookEveryMs = 1_000;
// The primary must still have its time within the call's deadline.
const connectWithinMs = 1_000;
// A little longer than a statement may take: PostgreSQL has the first word.
const silentForMs = 5_500;

/** Connections to the replicas, and how far each must have come to be asked. */
export const followReplicas =
  ({ url, lookEveryMs = usualLookEveryMs }: ReplicaOptions): FollowReplicas =>
  ({ primary, logger, answerWithinMs: longest }) => {
    const answerWithinMs = Math.min(longest, silentForMs);
    const readers = sharedReaders(
      () => new ReadingClient({ ...sessionSettings(url, 'read', connectWithinMs), answerWithinMs }),
      maxReaders,
    );
    const askPosition = async () => positionOf(String((await primary(positionStatement, [])).rows[0]?.position));
    const positions = primaryPositions(askPosition);
    const { runFor, look, tryAgain, counts } = replicaReads({ readers, primary, positions, logger });
    const lookAgain = async () => void (await Promise.all([positions.look(), tryAgain()]));
    void lookAgain();
    const looking = lookEveryMs > 0 ? setInterval(() => void lookAgain(), lookEveryMs).unref() : undefined;

    return {
      runFor,
      look,
      lookAgain,
      counts,
      inUse: readers.inUse,
      note(position, end): void {
        end?.notePosition(position);
        // That of an answer that was lost is none.
        if (position !== newestPosition) positions.note(position);
      },
      /** For whoever is told of a change and reads it next. */
      position: () => askPosition().catch(() => newestPosition),
      close: async () => {
        clearInterval(looking);
        await readers.close();
      },
    };
  };
