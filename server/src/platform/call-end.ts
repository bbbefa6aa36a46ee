import type { Outcome } from '@dray/contract/repeatable.ts';
import { type LogPosition, laterOf, newestPosition } from './log-position.ts';

/** The end of a call for anyone who made it: until then its work may go on, and what cannot be taken back puts it off. */
export class CallEnd {
  readonly #ending = new AbortController();
  readonly #final = new Set<Promise<unknown>>();
  #commits = 0;
  #noted = 0;
  #position: LogPosition | undefined;

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get isPutOff(): boolean {
    return this.#final.size > 0;
  }

  /**
   * From here on it happens whatever the caller is told, so they are told how it went. Anyone who hears "try again" of a change
   * that is made all the same makes it twice.
   */
  putOffBy(final: Promise<unknown>): void {
    this.#commits += 1;
    this.#final.add(final);
    const isOver = () => this.#final.delete(final);
    final.then(isOver, isOver);
  }

  /** What seemed final was not made after all, and the database itself has said so. */
  notMade(): void {
    this.#commits -= 1;
  }

  /** A commit of this call is before it. */
  notePosition(position: LogPosition): void {
    this.#noted += 1;
    this.#position = laterOf(this.#position, position);
  }

  /** What must have been replayed where this call's own changes are to be seen; nothing where it made none. */
  get writePosition(): LogPosition | undefined {
    return this.#noted < this.#commits ? newestPosition : this.#position;
  }

  /** Whether a change may have been made, for anyone who is told that the call did not succeed. */
  get outcome(): Outcome {
    return this.#commits > 0 ? 'unknown' : 'none';
  }

  /** Begins nothing more, once what could not be taken back is over. */
  async end(reason: Error): Promise<void> {
    while (this.#final.size > 0) await Promise.allSettled(this.#final);
    this.#ending.abort(reason);
  }
}
