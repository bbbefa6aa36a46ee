import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const alone = z.record(z.string(), z.object({ buffers: z.number(), cpuMillis: z.number() }));

const ofSize = z.object({
  orders: z.number(),
  /** Which version was played, and when. */
  commit: z.string(),
  at: z.string(),
  usual: alone,
  biggest: alone,
  load: z.record(z.string(), z.object({ count: z.number(), p50: z.number(), p99: z.number() })),
  perSecond: z.number(),
  serverMillis: z.number(),
  postgresMillis: z.number(),
  /** By the call: why one of them failed. */
  failed: z.record(z.string(), z.string()),
  live: z.object({ open: z.number(), told: z.number() }),
  jobs: z.record(
    z.string(),
    z.object({ seconds: z.number().optional(), longestSeconds: z.number(), buffers: z.number() }),
  ),
});

/** What was found at one size. */
export type MondayFigures = z.infer<typeof ofSize>;

/** Those of earlier runs, by size; the data go on from there. */
export function readFigures(file: string): MondayFigures[] {
  return existsSync(file) ? z.array(ofSize).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Whole or not at all: a run that is killed leaves the old ones. */
export function keepFigures(file: string, figures: readonly MondayFigures[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(figures, null, 1));
  renameSync(`${file}.new`, file);
}
