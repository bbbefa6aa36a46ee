import type { Page, Route } from '@playwright/test';
import { askedOf } from './asked-of.ts';

/** What becomes of a change on its way: the server does it or not, and the page hears something else or nothing. */
export const losses = ['done, told 503', 'done, no answer', 'not done, told so'] as const;
export type Loss = (typeof losses)[number];

/** With which keys it was sent, and how often the page has heard the truth since. */
export type Lost = { keys: string[]; answered: number };

/** Loses the first answers to a call, named by a part of its address or of what it asks. */
export async function lose(page: Page, call: string, loss: Loss, times = 1): Promise<Lost> {
  const lost: Lost = { keys: [], answered: 0 };
  const { keys } = lost;
  await page.route(/\/(graphql|api|identity)\b/, async (route) => {
    if (!isOf(route, call)) return route.fallback();
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length <= times) return answer(route, loss);
    await route.fulfill({ response: await route.fetch() });
    lost.answered += 1;
  });
  return lost;
}

const isOf = (route: Route, call: string): boolean => {
  const request = route.request();
  if (request.method() === 'GET') return false;
  return askedOf(request).includes(call);
};

async function answer(route: Route, loss: Loss): Promise<void> {
  if (loss !== 'not done, told so') await route.fetch();
  if (loss === 'done, no answer') return route.abort('connectionfailed');
  const refusal = { code: 'SERVICE_UNAVAILABLE', outcome: loss === 'done, told 503' ? 'unknown' : 'none' };
  const message = 'Zkuste to později';
  const isGraphql = route.request().url().includes('/graphql');
  const json = isGraphql ? { data: null, errors: [{ message, extensions: refusal }] } : { ...refusal, message };
  await route.fulfill({ status: 503, json });
}
