import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type LiveDoor, live } from './live.door.ts';

export const openLive =
  ({ clock }: { clock: Clock }): DoorOf<LiveDoor> =>
  (transaction) =>
    live({ transaction, clock });
