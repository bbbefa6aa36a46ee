import { daysBefore, retention } from '@dray/contract/retention.ts';
import { readStored, removeStored, store } from '#platform/storage-keys.ts';

const maxStored = 5;

type Search = { query: string; at: number };

/** The last ones first, without those that are too old and those of another person in this browser. */
export const recentSearches = (now = new Date()): string[] => readSearches(now).map(({ query }) => query);

export function rememberSearch(query: string, now = new Date()): void {
  const asked = query.trim();
  if (!asked) return;
  const isSame = ({ query: other }: Search) => other.toLowerCase() === asked.toLowerCase();
  const earlier = readSearches(now).filter((search) => !isSame(search));
  keepSearches([{ query: asked, at: now.getTime() }, ...earlier].slice(0, maxStored));
}

export const forgetSearches = (): void => removeStored('recentSearches');

/** Old ones are not only left out but gone with the next look. */
function readSearches(now: Date): Search[] {
  const stored = parseSearches();
  const oldest = daysBefore(now, retention.recentSearchDays).getTime();
  const fresh = stored.filter(({ at }) => at >= oldest).slice(0, maxStored);
  if (stored.length > 0 && fresh.length === 0) forgetSearches();
  else if (fresh.length < stored.length) keepSearches(fresh);
  return fresh;
}

function parseSearches(): Search[] {
  try {
    const { uid, queries } = JSON.parse(readStored('recentSearches') ?? '{}');
    return uid === readStored('uid') && Array.isArray(queries) ? queries.filter(isSearch) : [];
  } catch {
    return [];
  }
}

const isSearch = (value: unknown): value is Search =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  typeof value.query === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const keepSearches = (queries: readonly Search[]): boolean =>
  store('recentSearches', JSON.stringify({ uid: readStored('uid'), queries }));
