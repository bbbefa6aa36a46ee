import { openTestPortal } from '../../../testing/portal.ts';
import { shopperAt } from './test-cart.ts';

/**
 * The owner of three pubs with a cart, on a Thursday before noon; the Tuesday after is a Czech holiday. Their payer may pay
 * by invoice or in cash.
 */
export async function openPubPortal() {
  const portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  await portal.sql(`delete from payer_payment_method`);
  await portal.sql(`insert into payer_payment_method (payer_id, code, position)
    select payer.id, code, position from payer, (values ('invoice14', 1), ('cash', 2)) as m (code, position)`);
  const owner = shopperAt(await portal.signIn('owner@ulipy.example'));
  const emptyCarts = async () => {
    await portal.sql('delete from cart_item');
    await portal.sql(`update cart set ship_to_id = null, transport_type = null, delivery_date = null,
      payment_method = null, customer_order_number = null, note_for_driver = null`);
  };
  return { portal, owner, cart_id: await owner.openCart(), emptyCarts };
}
