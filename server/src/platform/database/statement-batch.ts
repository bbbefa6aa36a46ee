import pg from 'pg';
import type { Parameter } from './statement-values.ts';

export type StatementResult = { command: string; rowCount: number; rows: Record<string, unknown>[] };

export type Statement = {
  text: string;
  /** Empty where it is not kept prepared. */
  name: string;
  values: readonly Parameter[];
  resolve: (result: StatementResult) => void;
  reject: (error: Error) => void;
};

type Column = { name: string; parse: (text: string) => unknown };

/** What a connection has prepared, and the columns that each of it answers with. */
export type Prepared = Map<string, readonly Column[]>;

/** The part of node-postgres' connection that speaks the protocol. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  bind(message: { statement: string; values: readonly Parameter[] }): void;
  execute(message: undefined): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

export type BatchEvents = {
  /** From now on nothing can be added. */
  onClosed: () => void;
  /** It was sent, or one of its statements was answered. */
  onProgress: () => void;
  /** Nothing of it is under way any more. */
  onOver: () => void;
  /** The first of these failed, and the others did not run because of it. */
  onFailed: (error: Error, statements: readonly Statement[]) => void;
};

/**
 * Statements that travel to PostgreSQL together and are answered together: sent in one go, with one Sync at their end.
 * One for each would cost both sides a system call and PostgreSQL the end of a transaction. When one fails, PostgreSQL
 * skips those behind it.
 */
export class StatementBatch {
  readonly statements: Statement[] = [];
  readonly #prepared: Prepared;
  readonly #events: BatchEvents;
  #isSubmitted = false;
  /** Of the statement that is being answered. */
  #index = 0;
  #columns: readonly Column[] | undefined;
  #rows: Record<string, unknown>[] = [];

  constructor(prepared: Prepared, events: BatchEvents) {
    this.#prepared = prepared;
    this.#events = events;
  }

  /** Called by node-postgres when the connection is free; until then statements may still be added. */
  submit(connection: unknown): void {
    this.#isSubmitted = true;
    this.#events.onClosed();
    const wire = connection as Wire;
    wire.stream.cork();
    for (const statement of this.statements) this.#write(wire, statement);
    wire.sync();
    wire.stream.uncork();
    this.#events.onProgress();
  }

  #write(wire: Wire, { name, text, values }: Statement): void {
    if (name === '' || !this.#prepared.has(name)) {
      // A batch that failed may have prepared it all the same; closing what is not there does nothing.
      if (name !== '') wire.close({ type: 'S', name });
      wire.parse({ name, text });
      wire.describe({ type: 'S', name });
      if (name !== '') this.#prepared.set(name, noColumns);
    }
    wire.bind({ statement: name, values });
    wire.execute(undefined);
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }));
    const name = this.statements[this.#index]?.name;
    if (name) this.#prepared.set(name, this.#columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#columns ??= this.#prepared.get(this.statements[this.#index]?.name ?? '') ?? noColumns;
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const { name, parse } of this.#columns) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
      index += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...numbers] = text.split(' ');
    this.#answer({ command, rowCount: Number(numbers.at(-1) ?? 0), rows: this.#rows });
  }

  handleEmptyQuery(): void {
    this.#answer({ command: '', rowCount: 0, rows: [] });
  }

  #answer(result: StatementResult): void {
    this.statements[this.#index]?.resolve(result);
    this.#index += 1;
    this.#columns = undefined;
    this.#rows = [];
    this.#events.onProgress();
  }

  handleError(error: Error): void {
    if (!this.#isSubmitted) this.#events.onClosed();
    // After a failure PostgreSQL has nothing left to say but that it is ready, which node-postgres keeps to itself.
    this.#events.onOver();
    const unanswered = this.statements.slice(this.#index);
    this.#index = this.statements.length;
    // Whether these were prepared before it failed is not known.
    for (const { name } of unanswered) this.#prepared.delete(name);
    this.#events.onFailed(error, unanswered);
  }

  /** Each statement was answered by itself. */
  handleReadyForQuery(): void {
    this.#events.onOver();
  }
}

const noColumns: readonly Column[] = [];
