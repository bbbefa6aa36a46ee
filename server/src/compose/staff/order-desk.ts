import { openOrderDesk, orderDeskRoutes } from '#capabilities/order-desk/index.ts';
import { type OrderingDoor, openOrderHeads } from '#capabilities/ordering/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';

/** Orders of all customers within somebody's markets or portfolio. */
export const composeOrderDesk = (base: Base, orderingOf: DoorOf<OrderingDoor>) =>
  orderDeskRoutes(openOrderDesk({ ...base, orderingOf, headsOf: openOrderHeads() }));
