/** The pages to offer around the present one: both ends, its neighbours, and a gap where some are left out. */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return shown.flatMap((page, index): (number | 'gap')[] => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
