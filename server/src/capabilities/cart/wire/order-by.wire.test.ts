import { expect, test } from 'vitest';
import { orderByInstant } from '#capabilities/company/index.ts';
import { orderByText } from './order-by.wire.ts';

test('a moment is written once a time zone, and never in that of another market', () => {
  const moment = { date: '2026-11-20', time: '12:00' };
  let asked = 0;
  const toInstant: typeof orderByInstant = (...given) => {
    asked += 1;
    return orderByInstant(...given);
  };
  const inZone = (timeZone: string) => orderByText(moment, timeZone, toInstant);

  expect([inZone('Europe/Prague'), inZone('Europe/Prague')]).toEqual([
    '2026-11-20T11:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
  ]);
  expect(asked).toBe(1);
  expect([inZone('Atlantic/Canary'), inZone('Europe/Prague')]).toEqual([
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
  ]);
});
