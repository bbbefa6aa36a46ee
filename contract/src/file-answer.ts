/** How a file is fetched and kept. */
export type FileManner = {
  /** A link or a picture carries no bearer, so the browser's own session counts; nothing is changed by fetching. */
  readonly byLink?: true;
  /** The reader's browser may keep a copy and asks each time whether it still holds: content, which is nobody's own. */
  readonly isKept?: true;
  /** Seconds for which anybody on the way may keep it; without these two it is somebody's own, and no copy stays anywhere. */
  readonly publicSeconds?: number;
  /** What is at this address never changes, so that nobody asks again. */
  readonly isImmutable?: true;
  /** A part of it may be asked for. */
  readonly hasRanges?: true;
};

type Named = {
  /** With its charset, where it has one. */
  readonly type: string;
  /** It is saved under this name; without one it is shown. */
  readonly name?: string;
  /** It is shown, and would be saved under its name. */
  readonly isShown?: boolean;
};

/** A file that is there. */
export type WholeFile = Named & { readonly bytes: Uint8Array | string };
/** One that is made while it is sent; how long it will be is given where that is known. */
export type FileInParts = Named & { readonly parts: AsyncIterable<Uint8Array>; readonly size?: number };

export type FileAnswer = WholeFile | FileInParts;
