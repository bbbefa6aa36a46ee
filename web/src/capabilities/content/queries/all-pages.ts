type Page<Item> = { total: number; results: Item[] };

const maxPages = 200;

/** Follows a list until all is fetched; a total that lies ends it on an empty page or at two hundred (N6, T87). */
export const fetchAllPages = async <Item>(fetchPage: (offset: number) => Promise<Page<Item>>): Promise<Item[]> =>
  (await fetchWholeList(fetchPage)).results;

/** The same with what else the first page says of the list: how many of each kind, how old it is. */
export async function fetchWholeList<List extends Page<unknown>>(
  fetchPage: (offset: number) => Promise<List>,
): Promise<List> {
  const first = await fetchPage(0);
  const results = [...first.results];
  let isProgress = first.results.length > 0;
  for (let pages = 1; pages < maxPages && isProgress && results.length < first.total; pages += 1) {
    const page = await fetchPage(results.length);
    results.push(...page.results);
    isProgress = page.results.length > 0;
  }
  return { ...first, results };
}
