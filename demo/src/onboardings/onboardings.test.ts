import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
}, 120_000);
afterAll(() => portal.close());

test('new customers are on the way, and what is typed of them can be completed', async () => {
  const operator = await portal.signIn('operator@meridian.example');
  const { body } = await operator.get('/api/staff/onboardings?limit=100');
  const states = body.results.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['open', 'open', 'discarded']);

  const typed = body.results.find(({ country }: { country: string }) => country === 'CZ');
  const path = `/api/staff/onboardings/${typed.id}`;
  for (const name of ['company', 'payer']) {
    const { version, steps } = (await operator.get(path)).body;
    const { rows } = steps.find(({ step }: { step: string }) => step === name);
    expect(await operator.send('PUT', `${path}/steps/${name}`, { version, rows, isComplete: true })).toMatchObject({
      status: 200,
    });
  }

  const { body: after } = await operator.get(path);
  expect(after.steps.filter(({ state }: { state: string }) => state === 'done')).toHaveLength(2);
});
