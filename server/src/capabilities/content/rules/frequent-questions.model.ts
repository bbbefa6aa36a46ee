const maxFrequent = 5;

/** What was asked most comes first, at equal numbers in the order given. What nobody asked is not among them. */
export const frequentOf = (ids: readonly string[], people: ReadonlyMap<string, number>): string[] => {
  const countOf = (id: string): number => people.get(id) ?? 0;
  return ids
    .filter((id) => countOf(id) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, maxFrequent);
};
