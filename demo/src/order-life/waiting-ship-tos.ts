import { rhythms } from '../history/rhythm.ts';
import { hasPart } from './account-fates.ts';

/** The ERP has not answered for so many orders yet. */
const waitingOrders = 6;

/** The newest orders of these, who have no part of their own in a demonstration, still wait for the ERP. */
export const waitingShipTos: readonly string[] = rhythms
  .filter(({ customer: { shipTo } }) => shipTo.country !== 'IT' && shipTo.status === 'Active' && !hasPart(shipTo.id))
  .toSorted((one, other) => one.daysAgo - other.daysAgo)
  .slice(0, waitingOrders)
  .map(({ customer }) => customer.shipTo.id);
