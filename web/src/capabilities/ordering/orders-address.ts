/** What the list of orders shows, as the address says it: a page, what was looked for, and the order that is unfolded. */
export type OrdersAddress = { page?: number; q?: string; order?: string };

const lastPage = 10_000;
const longestSearch = 60;

/** Reads an address that anybody may have typed: what makes no sense is as good as not there. */
export function readOrdersAddress(raw: Readonly<Record<string, unknown>>): OrdersAddress {
  const page = Number(raw.page);
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, longestSearch) : '';
  const order = typeof raw.order === 'string' && /^[\w-]{1,40}$/.test(raw.order) ? raw.order : undefined;
  return {
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
    ...(q ? { q } : {}),
    ...(order ? { order } : {}),
  };
}
