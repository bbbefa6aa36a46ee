/** Filters with a change. What is empty is not there at all, so that an address stays as short as it can be. */
export function changedFilters<Filters extends object>(
  filters: Filters,
  change: Partial<Record<keyof Filters, unknown>>,
): Filters {
  const next = Object.entries({ ...filters, ...change }).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(next) as Filters;
}
