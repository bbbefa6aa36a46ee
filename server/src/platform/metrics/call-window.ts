import type { Histogram } from 'prom-client';

/** The calls since the last look; `p99Ms` is the upper end of where so many of them were answered. */
export type CallWindow = { calls: number; faults: number; p99Ms: number | null };

type Labels = { route?: string; status?: string | number; le?: string | number };
type Totals = { calls: number; faults: number; upTo: ReadonlyMap<number, number> };

const nothing: Totals = { calls: 0, faults: 0, upTo: new Map() };
/** Pages and files take as long as their reader's line does, a stream as long as it is open, and probes are nobody. */
const isCall = ({ route = '' }: Labels): boolean =>
  route !== 'page' && route !== '/metrics' && !route.startsWith('/health/') && !route.endsWith('/events');

/** By the figure that `/metrics` shows: nothing is measured a second time. */
export function callWindow(requests: Pick<Histogram<string>, 'get'>): () => Promise<CallWindow> {
  let before = nothing;
  return async () => {
    const now = await totalsOf(requests);
    const window = differenceOf(before, now);
    before = now;
    return window;
  };
}

async function totalsOf(requests: Pick<Histogram<string>, 'get'>): Promise<Totals> {
  const { values } = await requests.get();
  const upTo = new Map<number, number>();
  let [calls, faults] = [0, 0];
  for (const { value, labels, metricName } of values) {
    const { status, le } = labels as Labels;
    if (!isCall(labels as Labels)) continue;
    if (metricName?.endsWith('_bucket')) upTo.set(Number(le), (upTo.get(Number(le)) ?? 0) + value);
    if (!metricName?.endsWith('_count')) continue;
    calls += value;
    if (Number(status) >= 500) faults += value;
  }
  return { calls, faults, upTo };
}

function differenceOf(before: Totals, now: Totals): CallWindow {
  const calls = now.calls - before.calls;
  const faults = now.faults - before.faults;
  if (calls === 0) return { calls, faults, p99Ms: null };
  const ends = [...now.upTo.keys()].filter(Number.isFinite).toSorted((a, b) => a - b);
  const end = ends.find((each) => (now.upTo.get(each) ?? 0) - (before.upTo.get(each) ?? 0) >= calls * 0.99);
  return { calls, faults, p99Ms: (end ?? ends.at(-1) ?? 0) * 1_000 };
}
