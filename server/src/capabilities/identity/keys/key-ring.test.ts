import { expect, test, vi } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { testClock } from '../../../testing/clock.ts';
import { keyRing } from './key-ring.ts';

test('keys that cannot be read again are said once an outage, however often they are looked for', async () => {
  const clock = testClock('2026-11-18T08:00:00Z');
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  let isAway = false;
  const load = async () => {
    if (isAway) throw new Error('Connection terminated');
    return [];
  };
  const ring = await keyRing({ load, clock, logger });
  const look = async () => {
    clock.advance({ ms: 3_000 });
    await ring.find('unknown');
  };

  isAway = true;
  await look();
  await look();
  expect(warn).toHaveBeenCalledTimes(1);

  isAway = false;
  await look();
  isAway = true;
  await look();
  expect(warn).toHaveBeenCalledTimes(2);
});
