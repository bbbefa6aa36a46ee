import { actingRoutes, openActing } from '#capabilities/acting/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';

/** Ordering for a customer: for whom it is, and what they say to it. */
export function composeActing(base: Base, { cartOf }: { cartOf: DoorOf<CartDoor> }) {
  const actingOf = openActing({ ...base, cartOf });
  return { actingOf, actingRoutes: actingRoutes(actingOf) };
}
