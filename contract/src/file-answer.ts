/** How a file is fetched and kept. */
export type FileManner = {
  /** A link or a picture carries no bearer, so the browser's own session counts; nothing is changed by fetching. */
  readonly byLink?: true;
  /** Seconds for which anybody on the way may keep it; without them it is the reader's own and asked for each time. */
  readonly publicSeconds?: number;
  /** What is at this address never changes, so that nobody asks again. */
  readonly isImmutable?: true;
};

export type FileAnswer = {
  readonly bytes: Uint8Array | string;
  /** With its charset, where it has one. */
  readonly type: string;
  /** It is saved under this name; without one it is shown. */
  readonly name?: string;
};
