import type { QueryClient } from '@tanstack/react-query';

// Everything the catalogue keeps is under this key, whatever its shape: list, preview, product, related ones.
const catalogueKey = ['catalogue'];

/** Turns the star of one product in everything that is kept of the catalogue, before the server has answered. */
export function markFavourite(client: QueryClient, sku: string, isFavourite: boolean): void {
  client.setQueriesData({ queryKey: catalogueKey }, (stored: unknown) => marked(stored, sku, isFavourite ? 1 : 0));
}

/** What was asked for favourites only is out of date now; it is asked again when somebody next looks, not while they look. */
export const forgetFavouriteLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: catalogueKey, refetchType: 'none' });

/** The same data with the mark changed; the very same where there is nothing to change. */
export function marked(data: unknown, sku: string, mark: 0 | 1): unknown {
  if (Array.isArray(data)) {
    const parts = data.map((part) => marked(part, sku, mark));
    return parts.every((part, index) => part === data[index]) ? data : parts;
  }
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const changed = entries.map(([key, part]): [string, unknown] =>
    key === 'favourites' && 'sku' in data && data.sku === sku ? [key, mark] : [key, marked(part, sku, mark)],
  );
  return changed.every(([, part], index) => part === entries[index]?.[1]) ? data : Object.fromEntries(changed);
}
