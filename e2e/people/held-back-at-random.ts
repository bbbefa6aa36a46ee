import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

const maxMs = 1_200;
const oneIn = 3;

/**
 * With DRAY_HELD_BACK every third answer or script comes up to 1.2 s late, drawn by that seed: whatever a journey takes
 * for granted because it usually comes first, it has to wait for (`npm run test:held-back`).
 */
export async function holdBackAtRandom(context: BrowserContext): Promise<void> {
  const seed = process.env.DRAY_HELD_BACK;
  if (!seed) return;
  let state = Number(seed) * 7919 + 1;
  const draw = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  await context.route(/\/(assets|api|graphql|identity|content)\b/, async (route) => {
    if (draw() < 1 / oneIn) await sleep(draw() * maxMs);
    // A page that is left takes its calls with it.
    await route.continue().catch(() => undefined);
  });
}
