import { marketDay } from '@dray/demo/products/calendar-day.ts';
import { hashSources } from '../hash-sources.ts';

/**
 * All that a demo world is made of, and all that makes it. The lock file stands for PostgreSQL and every package. Wider
 * than what is really used: a world too many is made in seconds, a wrong one would be looked at for days.
 */
const SOURCES = [
  'contract/src',
  'server/src',
  'server/migrations',
  'server/erp-mapping.json',
  'demo',
  'embedded/src',
  'package-lock.json',
];

const isSource = (path: string): boolean => !path.endsWith('.test.ts');

/** The same for two moments and places only where the generators would make the same world (T161). */
export function worldKey(repository: string, now: Date, machine = `${process.platform}-${process.arch}`): string {
  // Some of the world's days are those of Greenwich, the others those of its markets.
  const days = [now.toISOString().slice(0, 10), marketDay(now)];
  return [machine, ...days, hashSources(repository, SOURCES, isSource)].join(' ');
}
