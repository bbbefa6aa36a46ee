import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { cartFields, outcomeOf, type ShopOptions, shopperAt } from '#capabilities/cart/testing/test-cart.ts';
import type { Answer, Caller } from '../../testing/caller.ts';
import { openTestPortal, type PortalOptions, type TestPortal } from '../../testing/portal.ts';

const placing = `mutation ($cart_id: String!, $customer_order_number: String, $note_for_driver: String, $shown_hash: String) {
  placeOrder(cart_id: $cart_id, customer_order_number: $customer_order_number, note_for_driver: $note_for_driver,
    shown_hash: $shown_hash) {
    order { order_number customer_order_number note_for_driver sap_id delivery_date total currency }
    user_errors { code message path }
    price_changes { sku old_price new_price }
    deposit_changes { sku name old_price new_price }
    cart { ${cartFields} }
  } }`;

type PlaceArguments = { customer_order_number?: string; note_for_driver?: string; shown_hash?: string };

/** Somebody who shops and places. */
export function placerAt(caller: Caller) {
  const askToPlace = async (
    cart_id: string,
    args: PlaceArguments = {},
    { outlet, headers, ...options }: ShopOptions = {},
  ) => {
    const ask = () =>
      caller.graphql(placing, {
        ...options,
        variables: { cart_id, ...args },
        headers: { ...(outlet ? { 'outlet-id': outlet } : {}), ...headers },
      });
    // A busy machine may have no connection in time, which says that nothing was done: a caller tries again.
    let answer: Answer = await ask();
    for (let tries = 1; answer.status === 503 && tries < 50; tries += 1) answer = await ask();
    return answer;
  };
  return {
    ...shopperAt(caller),
    askToPlace,
    place: async (cart_id: string, args?: PlaceArguments, options?: ShopOptions) =>
      outcomeOf(await askToPlace(cart_id, args, options)),
  };
}

export type Placer = ReturnType<typeof placerAt>;

export type OrderRow = Record<string, string | number | null> & { order_number: string; cart_id: string; uid: string };

/** A Thursday before noon; the Tuesday after is a Czech holiday. Everybody pays by invoice, and has accepted the agreement. */
export async function openOrderingPortal(options: PortalOptions = {}) {
  const portal = await openTestPortal(options);
  await portal.sql(`delete from payer_payment_method`);
  await portal.sql(`insert into payer_payment_method (payer_id, code, position) select id, 'invoice14', 1 from payer`);
  await portal.sql(
    `insert into accepted_agreement (uid, agreement, version, accepted_at) select uid, $1, $2, now() from account
     on conflict do nothing`,
    [masterPurchaseAgreement.agreement, masterPurchaseAgreement.version],
  );
  return portal;
}

/** The owner's three pubs, three crates and a van on Friday: nothing speaks against placing but what a test adds. */
export async function openPubOrdering(options: PortalOptions = {}) {
  const portal = await openOrderingPortal(options);
  const owner = placerAt(await portal.signIn('owner@ulipy.example'));
  return { portal, owner };
}

/** So many more people of the owner's three pubs, who may do what they may. */
export async function openColleagues(portal: TestPortal, count: number): Promise<Placer[]> {
  const placers: Placer[] = [];
  for (let index = 0; index < count; index += 1) {
    const [uid, email] = [`u-shopper-${index}`, `shopper${index}@ulipy.example`];
    await portal.sql(
      `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type,
         status, user_validation, first_login, created_at)
       select $1, $2, password_hash, 'Jan', 'Novák', 'CZ', 'cs', 'C1001', 'POS', 'Active', true, false, now()
       from account where uid = 'u-ulipy-owner'`,
      [uid, email],
    );
    await portal.sql(`insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type)
      select '${uid}', company_id, ship_to_id, roleid, customer_type from role_grant where uid = 'u-ulipy-owner'`);
    await portal.sql(`insert into accepted_agreement values ('${uid}', 'master-purchase', '2026-01', now())`);
    placers.push(placerAt(await portal.signIn(email)));
  }
  return placers;
}

export async function fillCart(
  placer: Placer,
  lines: Parameters<Placer['add']>[1] = [{ sku: 'CZ100001', quantity: 6 }],
  { customer_order_number = '2026/117' } = {},
) {
  const cart_id = await placer.openCart();
  outcomeOf(await placer.add(cart_id, lines, { outlet: '100234' }));
  outcomeOf(await placer.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-13' }));
  const { cart } = outcomeOf(await placer.setReference({ cart_id, customer_order_number }));
  return cart;
}

/** Lets everybody start anew, past the server. */
export async function forgetOrders(portal: TestPortal): Promise<void> {
  await portal.sql(`delete from erp_message`);
  await portal.sql(`delete from placed_order`);
  await portal.sql(`delete from cart_coupon`);
  await portal.sql(`delete from cart_item`);
  await portal.sql(`delete from cart`);
}

export const listOrderRows = (portal: TestPortal) =>
  portal.sql<OrderRow>(`select * from placed_order order by order_number`);
