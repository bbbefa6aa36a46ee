type Page<Item> = { total: number; results: Item[] };

const maxPages = 200;

/** Follows a list until all is fetched; a total that lies ends it on an empty page or at two hundred (N6, T87). */
export async function fetchAllPages<Item>(fetchPage: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await fetchPage(items.length);
    items.push(...page.results);
    if (page.results.length === 0 || items.length >= page.total) break;
  }
  return items;
}
