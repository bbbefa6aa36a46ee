import { findDelivery } from '../deliveries/delivery.store.ts';
import type { Happening } from '../life/happening.ts';
import type { Queries } from '../store/database.ts';
import { findBilled } from './billing.store.ts';
import { createBilling } from './create-invoice.ts';

/** Gives back what was invoiced and not received. */
export async function createCreditNote(queries: Queries, happening: Happening): Promise<void> {
  const { order, part } = happening;
  const delivery = await findDelivery(queries, order.number, part);
  if (!delivery) return;
  const billed = await findBilled(queries, { document: String(delivery.DeliveryDocument), of: 'missing' });
  await createBilling(queries, happening, { kind: 'creditNote', billed });
}
