import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from './soak-call.ts';
import type { Work } from './soak-mix.ts';

export type LoadFigures = {
  seconds: number;
  calls: number;
  kinds: Map<string, number>;
  millis: number[];
  failed: Map<string, number>;
  refused: Map<string, number>;
};

type NextWork = (n: number) => Work;

/** Keeps sixteen calls under way: what comes of it is as much as the portal and this machine can do. */
export async function loadClosed(seconds: number, nextWork: NextWork): Promise<LoadFigures> {
  const figures = noFigures();
  const startedAt = performance.now();
  let n = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < startedAt + seconds * 1000) {
        await count(figures, nextWork(n++));
      }
    }),
  );
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

/** So many calls a second, whether or not those before are answered: as people do who do not know of each other. */
export const loadOpen = (seconds: number, perSecond: number, nextWork: NextWork): Promise<LoadFigures> =>
  loadUntil((elapsed) => elapsed >= seconds, perSecond, nextWork);

/** The same, until something else says that it is enough. */
export async function loadUntil(
  isOver: (elapsedSeconds: number) => boolean,
  perSecond: number,
  nextWork: NextWork,
): Promise<LoadFigures> {
  const figures = noFigures();
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  let n = 0;
  for (let elapsed = 0; !isOver(elapsed); elapsed = (performance.now() - startedAt) / 1000) {
    for (; n < elapsed * perSecond; n += 1) {
      const call = count(figures, nextWork(n)).finally(() => underWay.delete(call));
      underWay.add(call);
    }
    await sleep(5);
  }
  await Promise.all(underWay);
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

async function count(figures: LoadFigures, { kind, run }: Work): Promise<void> {
  const askedAt = performance.now();
  const asked = await run().catch((error): Asked => ({ status: 0, body: String(error) }));
  figures.millis.push(performance.now() - askedAt);
  figures.calls += 1;
  add(figures.kinds, kind);
  const text = JSON.stringify(asked.body) ?? '';
  if (asked.status === 0 || asked.status >= 500) add(figures.failed, `${kind} ${asked.status} ${codesIn(text)}`);
  else if (asked.status !== 200) add(figures.refused, `${kind} ${asked.status} ${codesIn(text)}`);
  // The portal's own refusals and faults come with 200 in GraphQL.
  else if (/"(user_)?errors":\[\{/.test(text)) add(figures.refused, `${kind} ${codesIn(text)}`);
}

/** Only what an answer says of itself: obstacles and hints of a cart have codes, too. */
const codesIn = (text: string): string =>
  /"(?:user_)?errors":\[.*?"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200);

const add = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

const noFigures = (): LoadFigures => ({
  seconds: 0,
  calls: 0,
  kinds: new Map(),
  millis: [],
  failed: new Map(),
  refused: new Map(),
});
