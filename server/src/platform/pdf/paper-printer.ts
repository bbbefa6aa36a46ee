import { sideThread } from '../side-thread.ts';
import type { Paper } from './paper.ts';

export type PrintPaper = (paper: Paper) => Promise<Buffer>;

/** A hundred pages take a second and some forty megabytes. */
const limits = { memoryMb: 128, deadlineMs: 15_000 };

/** Prints in a thread of its own, which begins with the first paper: a page takes as long as fifty answers. */
export function paperPrinter(): PrintPaper {
  const print = sideThread<Paper, Uint8Array>(new URL('./paper.worker.ts', import.meta.url), limits);
  return async (paper) => Buffer.from(await print(paper));
}
