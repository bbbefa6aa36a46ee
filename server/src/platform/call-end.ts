/** The end of a call for whoever made it: until then its work may go on, and what cannot be taken back puts it off. */
export class CallEnd {
  readonly #ending = new AbortController();
  readonly #final = new Set<Promise<unknown>>();

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get isPutOff(): boolean {
    return this.#final.size > 0;
  }

  /**
   * From here on it happens whatever the caller is told, so he is told how it went. Whoever hears "try again" of a change
   * that is made all the same makes it twice.
   */
  putOffBy(final: Promise<unknown>): void {
    this.#final.add(final);
    const isOver = () => this.#final.delete(final);
    final.then(isOver, isOver);
  }

  /** Begins nothing more, once what could not be taken back is over. */
  async end(reason: Error): Promise<void> {
    while (this.#final.size > 0) await Promise.allSettled(this.#final);
    this.#ending.abort(reason);
  }
}
