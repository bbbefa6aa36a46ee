import { randomUUID } from 'node:crypto';
import { dataOf } from '../portal-call.ts';
import type { Customer } from './find-customers.ts';
import { type PortalClient, signIn } from './portal-client.ts';

export type ShownCart = {
  id: string;
  shown_hash: string;
  total_quantity: number;
  items: { product: { sku: string }; quantity_total: number }[];
  prices: { grand_total_tax: number };
  obstacles: { code: string }[];
  available_transport_types: { value: string }[];
};
type Line = { sku: string; quantity: number; number_of_layer: number; number_of_pallet: number };
type Changed = { cart: ShownCart; user_errors: { code: string }[] };

export type Buyer = {
  client: PortalClient;
  shipToId: string;
  /** Three goods in amounts that the buyer's ship-to takes. */
  usualLines: readonly Line[];
};

const cartFields = `id shown_hash total_quantity items { product { sku } quantity_total } prices { grand_total_tax }
  obstacles { code } available_transport_types { value }`;
const changed = `{ cart { ${cartFields} } user_errors { code } }`;
const adding = `mutation ($cart: String!, $lines: [CartItemInput!]) { addProductsToCart(cart_id: $cart, cart_items: $lines) ${changed} }`;

// From a van for a pub to the smallest lorry that goes to Italy; what is added adds up.
const amounts = [
  { number_of_layer: 1, number_of_pallet: 0 },
  { number_of_layer: 1, number_of_pallet: 0 },
  { number_of_layer: 0, number_of_pallet: 2 },
  { number_of_layer: 0, number_of_pallet: 2 },
];

/** Finds out what the buyer can order, and leaves it in their cart with everything that placing asks for but the order number. */
export async function openBuyer(address: string, { email, shipToId }: Customer): Promise<Buyer> {
  const client = await signIn(address, email);
  const cart = await chooseDelivery(client, shipToId);
  const { products } = await client.graphql<{ products: { items: { sku: string; orderable: boolean }[] } }>(
    '{ products(pageSize: 25) { items { sku orderable } } }',
  );
  const skus = products.items.filter(({ orderable }) => orderable).map(({ sku }) => sku);
  let usualLines: readonly Line[] = skus.slice(0, 3).map((sku) => lineOf(sku));
  for (const amount of amounts) {
    usualLines = usualLines.map((line) => ({ ...line, ...sumOf(line, amount) }));
    const step = usualLines.map(({ sku }) => lineOf(sku, amount));
    const { cart: filled, user_errors } = await addLines({ client }, cart, step);
    const hindrances = [...user_errors, ...filled.obstacles].filter(({ code }) => code !== 'ORDER_NUMBER_MISSING');
    if (hindrances.length === 0) return { client, shipToId, usualLines };
  }
  throw new Error(`${email} finds nothing to order for ${shipToId}`);
}

/**
 * The buyer's one active cart, filled. After an interrupted call they look first: nobody has told them whether the lines went in.
 * What was put off may still be on its way then, so it is sent again under the same key (T154).
 */
export async function fillCart(buyer: Buyer): Promise<ShownCart> {
  const keys = new Map<string, string>();
  for (;;) {
    const cart = await readCart(buyer);
    if (cart.items.length > 0) return cart;
    const key = keys.get(cart.id) ?? randomUUID();
    keys.set(cart.id, key);
    const answer = await buyer.client.ask(adding, { cart: cart.id, lines: buyer.usualLines }, key);
    if (answer.kind === 'refused') throw new Error(`The portal refused: ${answer.reason}`);
    if (answer.kind === 'answered') return dataOf<{ addProductsToCart: Changed }>(answer).addProductsToCart.cart;
  }
}

/** What the buyer had is saved for later; the id of the new one, with the same delivery. */
export async function emptyCart(buyer: Buyer): Promise<string> {
  const { id: cart, items } = await readCart(buyer);
  if (items.length === 0) return cart;
  await buyer.client.graphql(
    'mutation ($cart: String!) { addSaveOrderForLater(cart_id: $cart) { user_errors { code } } }',
    { cart },
  );
  return chooseDelivery(buyer.client, buyer.shipToId);
}

const readCart = async ({ client }: Buyer): Promise<ShownCart> =>
  (await client.graphql<{ customerCart: ShownCart }>(`{ customerCart { ${cartFields} } }`)).customerCart;

export const addLines = async (
  { client }: Pick<Buyer, 'client'>,
  cart: string,
  lines: readonly Line[],
): Promise<Changed> =>
  (await client.graphql<{ addProductsToCart: Changed }>(adding, { cart, lines })).addProductsToCart;

export const lineOf = (sku: string, amount: Partial<Line> = {}): Line => ({
  sku,
  quantity: 0,
  number_of_layer: 0,
  number_of_pallet: 0,
  ...amount,
});

const sumOf = (line: Line, amount: (typeof amounts)[number]) => ({
  number_of_layer: line.number_of_layer + amount.number_of_layer,
  number_of_pallet: line.number_of_pallet + amount.number_of_pallet,
});

/** A day far enough that no cut-off goes by while the run lasts. The next carts take it over. */
async function chooseDelivery(client: PortalClient, shipToId: string): Promise<string> {
  type ShipToAnswer = { deliveryDates: { open: string[] } };
  const { deliveryDates } = await client.get<ShipToAnswer>(`/api/shiptos/GetShipToBySapId/${shipToId}`);
  const { createEmptyCart: cart } = await client.graphql<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  const { setShippingAddressesOnCart: moved } = await client.graphql<{ setShippingAddressesOnCart: Changed }>(
    `mutation ($cart: String!, $shipToId: String!) { setShippingAddressesOnCart(cart_id: $cart, ship_to_id: $shipToId) ${changed} }`,
    { cart, shipToId },
  );
  await client.graphql(
    `mutation ($cart: String!, $method: String!, $date: String!) {
      setShippingMethodsOnCart(cart_id: $cart, method: $method, delivery_date: $date) ${changed} }`,
    { cart, method: moved.cart.available_transport_types[0]?.value, date: deliveryDates.open.at(-1) },
  );
  return cart;
}
