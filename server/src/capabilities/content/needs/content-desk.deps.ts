import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor, NewFile } from '#capabilities/files/index.ts';
import type { Clock } from '#platform/clock.ts';

/** What those need who write content, besides its rows. */
export type DeskNeeds = {
  audit: Audit;
  clock: Clock;
  files: Pick<FilesDoor, 'addFiles' | 'readFile'>;
  homeMarket: Country;
  /** The clock on the wall of a market: `2026-11-12T09:30`. */
  nowIn: (country: Country) => string;
  findNames: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** A file that was sent, judged by its bytes. */
export type JudgedFile = NewFile;
