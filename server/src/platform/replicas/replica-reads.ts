import { type Reason, readCounts } from '../database/read-counts.ts';
import type { LentReader, sharedReaders } from '../database/shared-readers.ts';
import type { StatementResult } from '../database/statement-batch.ts';
import type { RunStatement } from '../database/statement-dialect.ts';
import type { LogPosition } from '../log-position.ts';
import type { Logger } from '../logger.ts';
import { meaningOf, replicaAsking } from './ask-replica.ts';
import type { PrimaryPositions } from './primary-positions.ts';
import { replicaRest } from './replica-rest.ts';

type Parts = {
  readers: Pick<ReturnType<typeof sharedReaders>, 'lend' | 'giveUp'>;
  primary: RunStatement;
  positions: Pick<PrimaryPositions, 'required'>;
  logger: Pick<Logger, 'warn' | 'info'>;
};

/**
 * Reads of calls that a replica may answer. It does where it has replayed what the caller has seen, and what everybody must
 * have; otherwise, and whatever else keeps it from answering, the same statement goes to the primary, once.
 */
export function replicaReads({ readers, primary, positions, logger }: Parts) {
  const { countReplica, countPrimary, counts } = readCounts();
  const { lookAt, ask } = replicaAsking(readers);
  const rest = replicaRest(logger);

  /** Its answer, or why the primary is to be asked instead. */
  async function answerOf(
    reader: LentReader,
    seen: LogPosition,
    statement: Parameters<RunStatement>,
  ): Promise<StatementResult | Reason> {
    const required = positions.required();
    // Nobody has looked at the primary yet.
    if (required === undefined) return 'away';
    try {
      const answer = await ask(reader, { required, seen }, statement);
      if (answer === 'behind' || answer === 'away') rest.begin(answer);
      return answer;
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning === 'took too long') throw error;
      if (meaning === 'away') rest.begin(meaning, error);
      return meaning;
    }
  }

  /** How a replica is right now. */
  async function look(): Promise<'ok' | 'behind' | 'away'> {
    const has = await lookAt(readers.lend()).catch(() => undefined);
    const required = positions.required();
    if (has === undefined || required === undefined) return 'away';
    return has < required ? 'behind' : 'ok';
  }

  return {
    /**
     * For the statements of one call, which has seen what `seen` says: on one connection, so that none sees less than the one
     * before it, and on the primary from the first that goes there.
     */
    runFor(seen: () => LogPosition | undefined): RunStatement {
      let reader: LentReader | undefined;
      let because: Reason | undefined;
      async function answerOfReplica(statement: Parameters<RunStatement>): Promise<StatementResult | Reason> {
        if (because) return because;
        const position = seen();
        if (position === undefined) return 'unknown';
        if (rest.isResting()) return 'away';
        reader ??= readers.lend();
        return answerOf(reader, position, statement);
      }
      return async (...statement) => {
        const answer = await answerOfReplica(statement);
        if (typeof answer !== 'string') {
          countReplica();
          return answer;
        }
        because ??= answer;
        countPrimary(answer);
        return primary(...statement);
      };
    },
    look,
    /** Nobody who waits for an answer finds out whether replicas that were left alone are back. */
    async tryAgain(): Promise<void> {
      if (rest.isResting() && (await look()) === 'ok') rest.end();
    },
    counts,
  };
}
