import { readStored, removeStored, store } from '#platform/storage-keys.ts';

const kept = 5;

/** The last ones first, without those that another person looked for in this browser. */
export function recentSearches(): string[] {
  try {
    const { uid, queries } = JSON.parse(readStored('recentSearches') ?? '{}');
    const isOwn = uid === readStored('uid') && Array.isArray(queries);
    return isOwn ? queries.filter((query: unknown) => typeof query === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (!asked) return;
  const isSame = (other: string) => other.toLowerCase() === asked.toLowerCase();
  const queries = [asked, ...recentSearches().filter((other) => !isSame(other))].slice(0, kept);
  store('recentSearches', JSON.stringify({ uid: readStored('uid'), queries }));
}

export const forgetSearches = (): void => removeStored('recentSearches');
