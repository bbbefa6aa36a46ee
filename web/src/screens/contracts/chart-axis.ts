/** A round number above the largest, and the marks up to it: three or four of them. */
export function axisOf(largest: number): { top: number; marks: number[] } {
  const step = stepFor(Math.max(largest, 1));
  const count = Math.max(1, Math.ceil(largest / step));
  return { top: step * count, marks: Array.from({ length: count + 1 }, (_, index) => round(step * index)) };
}

/** One, two or five, times ten as often as needed. */
function stepFor(largest: number): number {
  const wanted = largest / 3;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((one) => one * size >= wanted) ?? 10;
  return factor * size;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
