import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { UnderLoad } from './call-times.ts';
import type { Alone } from './count-alone.ts';
import type { JobFigures } from './scheduled-jobs.ts';

/** What was found at one size. */
export type MondayFigures = {
  orders: number;
  /** Which version was played, and when. */
  commit: string;
  at: string;
  usual: Record<string, Alone>;
  biggest: Record<string, Alone>;
  load: Record<string, UnderLoad>;
  perSecond: number;
  serverMillis: number;
  postgresMillis: number;
  /** By the call: why one of them failed. */
  failed: Record<string, string>;
  live: { open: number; events: number };
  jobs: Record<string, JobFigures>;
};

/** Those of earlier runs, by size; the data go on from there. */
export function readFigures(file: string): MondayFigures[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MondayFigures[]) : [];
}

/** Whole or not at all: a run that is killed leaves the old ones. */
export function keepFigures(file: string, figures: readonly MondayFigures[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(figures, null, 1));
  renameSync(`${file}.new`, file);
}
