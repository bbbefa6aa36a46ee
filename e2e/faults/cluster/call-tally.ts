import { setTimeout as sleep } from 'node:timers/promises';
import { readAfterHeader, writePositionHeader } from '@dray/contract/reads.ts';

const page = { query: '{ products(pageSize: 25) { items { sku name } } }' };
const preferences = '/api/notifications/preferences';
/** What a portal may say of itself while its database is away, and nothing else. */
const allowed = new Set([200, 503]);

/** A page of the catalogue four times a second, the history twice, and a change with a look at it behind. */
export function callTally(address: string, token: string) {
  const counts = new Map<string, number>();
  const goodPages: number[] = [performance.now()];
  let stale = 0;
  let own = 0;
  let isOver = false;

  async function call(path: string, init: { method?: string; body?: object; headers?: Record<string, string> } = {}) {
    const { method = 'GET', body, headers } = init;
    try {
      const response = await fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json');
      const what = isJson ? String(response.status) : `${response.status} without JSON`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return { isGood: response.status === 200, text, headers: response.headers };
    } catch {
      counts.set('no answer', (counts.get('no answer') ?? 0) + 1);
      return { isGood: false, text: '', headers: new Headers() };
    }
  }

  async function every(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await work();
      await sleep(pauseMs);
    }
  }

  const running = [
    every(250, async () => {
      const { isGood } = await call('/graphql', { method: 'POST', body: page });
      if (isGood) goodPages.push(performance.now());
    }),
    every(500, async () => {
      await call('/api/orders?limit=20');
    }),
    every(100, async () => {
      own += 1;
      const wanted = { topic: 'delivered', channel: 'mail', isOn: own % 2 === 0 };
      const made = await call(preferences, { method: 'PUT', body: wanted });
      const position = made.headers.get(writePositionHeader);
      if (!made.isGood || !position) return;
      const shown = await call(preferences, { headers: { [readAfterHeader]: position } });
      if (shown.isGood && shown.text !== made.text) stale += 1;
    }),
  ];

  return {
    /** The longest time without a page, since this moment of `performance.now()`. */
    maxWithoutPage: (since: number): number => maxGap(goodPages, since),
    async finish(): Promise<string[]> {
      isOver = true;
      await Promise.all(running);
      const said = [...counts].map(([what, count]) => `${what}: ${count}`).join(', ');
      console.log(`what others were told: ${said}; ${own} changes read again, ${stale} of them stale`);
      const wrong = [...counts].filter(([what]) => what !== 'no answer' && !allowed.has(Number(what)));
      return [
        ...wrong.map(([what, count]) => `${count} calls were answered ${what}`),
        ...(stale > 0 ? [`${stale} people read less than they had changed`] : []),
        ...(own === 0 ? ['nobody changed anything'] : []),
      ];
    },
  };
}

/** Between two moments of the list, the later of which lies behind `since`. */
export function maxGap(moments: readonly number[], since: number): number {
  let max = 0;
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (before !== undefined && moment > since) max = Math.max(max, moment - Math.max(before, since));
  }
  return max;
}
