import { reasonOf } from './launcher/terminal.ts';
import { buildWebIfNeeded } from './launcher/web/build-web.ts';

// After an install, so that the first start need not wait. Nothing depends on it: a start makes what is missing.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

await Promise.all([
  attempt('web', 'built', () => buildWebIfNeeded(ending.signal)),
  attempt('code', 'bundled', async () => {
    const { bundleIfNeeded } = await import('./launcher/bundle/bundle-programs.ts');
    return bundleIfNeeded();
  }),
  attempt('demo world of today', 'made', async () => {
    const { makeWorldIfNeeded } = await import('./launcher/world/make-world.ts');
    return makeWorldIfNeeded({ now: new Date(), signal: ending.signal });
  }),
]);

async function attempt(what: string, done: string, work: () => Promise<boolean>): Promise<void> {
  try {
    if (await work()) console.log(`✓ The ${what} is ${done}`);
  } catch (error) {
    console.warn(`! The ${what} was not ${done}, the start will do that: ${reasonOf(error)}`);
  }
}
