/**
 * Notices that the other side of a connection has gone silent while an answer is owed. PostgreSQL's own limits end a
 * statement only while PostgreSQL runs: one that is frozen, or behind a network that swallows everything, keeps none.
 */
export class AnswerWatch {
  readonly #withinMs: number;
  readonly #onSilence: () => void;
  #timer: NodeJS.Timeout | undefined;
  #signs = 0;
  #isOwed = false;

  /** Without end where `withinMs` is 0. */
  constructor(withinMs: number, onSilence: () => void) {
    this.#withinMs = withinMs;
    this.#onSilence = onSilence;
  }

  /** Something was sent, or a part of the answer has come: the time begins anew. */
  signOfLife(): void {
    this.#isOwed = true;
    this.#signs += 1;
    if (this.#withinMs === 0) return;
    // One timer for the life of a connection: making one for each batch costs more than moving it on.
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#look(), this.#withinMs).unref();
  }

  /** Nothing is owed any more. */
  answered(): void {
    this.#isOwed = false;
  }

  /** Where it was ourselves who stood still, the answer has come and waits to be read: that happens before this turn ends. */
  #look(): void {
    const signs = this.#signs;
    setImmediate(() => {
      if (this.#isOwed && this.#signs === signs) this.#onSilence();
    });
  }
}
