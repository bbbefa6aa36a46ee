import type { Duplex } from 'node:stream';
import pg from 'pg';
import { runWhole } from '../tracing/active-span.ts';
import { AnswerWatch } from './answer-watch.ts';
import { type Prepared, type Statement, StatementBatch, type StatementResult } from './statement-batch.ts';
import { forgetOutdatedPlan, nameOfStatement } from './statement-names.ts';
import { beginStatement } from './statement-span.ts';
import { toParameter } from './statement-values.ts';

/** When the statements that were asked for meanwhile leave. */
type Turn = (send: () => void) => void;

/** How long PostgreSQL may keep silent while it owes an answer; 0 for ever. */
export type ClientConfig = pg.ClientConfig & { answerWithinMs?: number };

/**
 * A connection whose statements travel in batches: all that are asked for in one turn of the event loop, and all that come
 * while an earlier batch is in flight.
 */
class BatchingClient extends pg.Client {
  readonly #turn: Turn;
  readonly #repeats: boolean;
  readonly #prepared: Prepared = new Map();
  readonly #watch: AnswerWatch;
  #open: StatementBatch | undefined;
  #isWaitingForTurn = false;
  #isQueued = false;
  #holds = 0;

  constructor(config: ClientConfig, turn: Turn, repeats: boolean) {
    super(config);
    this.#turn = turn;
    this.#repeats = repeats;
    this.#watch = new AnswerWatch(config.answerWithinMs ?? 0, () =>
      this.giveUp(new Error('Connection terminated: PostgreSQL does not answer')),
    );
  }

  /** Closes the connection without asking: what is under way fails, and PostgreSQL takes an open transaction back. */
  giveUp(reason: Error): void {
    (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy(reason);
  }

  run(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const span = beginStatement(text);
    if (!span) return this.#ask(text, values);
    return runWhole(span, async () => {
      const result = await this.#ask(text, values);
      span.note({ 'dray.rows': result.rowCount });
      return result;
    });
  }

  async #ask(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const parameters = values.map(toParameter);
    try {
      return await new Promise((resolve, reject) => {
        this.#add({ text, name: nameOfStatement(text), values: parameters, resolve, reject });
      });
    } catch (error) {
      // It was made where the answer was read; anyone who looks for the mistake needs the place that asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** Statements leave only when what this answers with has been called. */
  hold(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
      this.#send();
    };
  }

  #add(statement: Statement): void {
    this.#open ??= this.#newBatch();
    this.#open.statements.push(statement);
    if (this.#isWaitingForTurn || this.#isQueued) return;
    this.#isWaitingForTurn = true;
    this.#turn(() => {
      this.#isWaitingForTurn = false;
      this.#send();
    });
  }

  #send(): void {
    if (!this.#open || this.#isQueued || this.#holds > 0) return;
    this.#isQueued = true;
    this.query(this.#open);
  }

  #newBatch(): StatementBatch {
    return new StatementBatch(this.#prepared, {
      onClosed: () => {
        this.#open = undefined;
        this.#isQueued = false;
      },
      onProgress: () => this.#watch.signOfLife(),
      onOver: () => this.#watch.answered(),
      onFailed: (error, [failed, ...skipped]) => {
        if (!failed) return;
        const isOutdated = forgetOutdatedPlan(failed.text, error);
        // Not where the connection itself was lost.
        const canRepeat = this.#repeats && error instanceof pg.DatabaseError;
        if (canRepeat && isOutdated) this.#add({ ...failed, name: nameOfStatement(failed.text) });
        else failed.reject(error);
        for (const statement of skipped) canRepeat ? this.#add(statement) : statement.reject(error);
      },
    });
  }
}

/** Many people's reads: what somebody else's failed one kept from running is asked again, and so is an outdated plan. */
export class ReadingClient extends BatchingClient {
  constructor(config: ClientConfig) {
    super(config, setImmediate, true);
  }
}

/** One person's transaction at a time: when a statement fails, so do those that came with it. */
export class WritingClient extends BatchingClient {
  // The pool's declaration knows no configuration here, but gives it.
  constructor(config?: ClientConfig) {
    super(config ?? {}, process.nextTick, false);
  }
}
