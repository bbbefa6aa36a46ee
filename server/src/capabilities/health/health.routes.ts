import type { healthRoutes as contract } from '@dray/contract/health/health.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { HealthDoor } from './health.door.ts';
import { healthToWire } from './health.wire.ts';

/** It has nothing in hand that could ask a dependency: whatever hangs, the answer is what was last measured. */
export const healthRoutes = (healthOf: DoorOf<HealthDoor>): RestHandlers<typeof contract> => ({
  getHealth: async (request) =>
    healthToWire(await request.read((transaction) => healthOf(transaction).getHealth(request.scope)), request.language),
});
