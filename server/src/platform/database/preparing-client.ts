import pg from 'pg';

/** Beyond this many texts they are not ours but somebody's lists of changing length, and not worth keeping. */
const mostNames = 500;
const longestText = 8_000;
const names = new Map<string, string>();
let namesGiven = 0;

/**
 * A statement with parameters is prepared under a name of its own, so that PostgreSQL parses and plans it once a
 * connection and not with every call.
 */
export class PreparingClient extends pg.Client {
  #isHolding = false;

  /** Statements leave only when what this answers with has been called. */
  hold(): () => void {
    const { stream } = this.connection;
    stream.cork();
    return () => stream.uncork();
  }

  /**
   * Statements until the end of this turn leave together: each sending wakes PostgreSQL, which costs more than a statement.
   * `releaseAt` says when the turn is over.
   */
  holdForTurn(releaseAt: (release: () => void) => void): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    const release = this.hold();
    releaseAt(() => {
      this.#isHolding = false;
      release();
    });
  }

  // node-postgres declares a dozen shapes of this call; Kysely and our transactions use this one.
  // biome-ignore lint/suspicious/noExplicitAny: the signature is the library's own
  override query(statement: any, values?: any, callback?: any): any {
    if (typeof statement !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(statement, values, callback);
    const name = nameOf(statement);
    // An explicit undefined would count as a callback of the wrong kind.
    if (callback) return super.query({ name, text: statement, values }, callback);
    return super.query({ name, text: statement, values }).catch((error: Error) => {
      if (isOutdatedPlan(error)) names.delete(statement);
      throw error;
    });
  }
}

/** A migration changed the table under a kept plan; whoever asks next gets a fresh one under another name. */
const isOutdatedPlan = (error: Error): boolean => /^cached plan must not change result type/.test(error.message);

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames || text.length > longestText) return '';
  namesGiven += 1;
  const name = `s${namesGiven}`;
  names.set(text, name);
  return name;
}
