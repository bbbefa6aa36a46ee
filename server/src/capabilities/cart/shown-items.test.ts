import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let owner: TestShopper;
let cartId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cartId = await owner.openCart();
});
afterAll(() => portal.close());

const productFields = `uid sku type_id name description { html } currency your_price your_price_tax base_price price_per_litre
  tax_rate price_breaks { min_qty price } deposit deposits { sku units } orderable not_orderable_reason { code } favourites
  promo multi_deposit number_of_items_on_pallet pack_format pack_label deliveryDate ean weight gross_weight_for_one_cas
  packaging packaging_label brand images { url label } thumbnail related_products { sku } downloads { name }
  cart_fields { packaging_cart layer_cart pallets_cart } bundle_price items { title options { id price } }`;
const readProducts = async (language = 'en') => {
  const document = `{ customerCart { items { quantity_total product { ${productFields} } errors { code } prices { row_total } } } }`;
  const { body } = await owner.caller.graphql(document, { headers: { 'outlet-id': '100234' }, language });
  return body.data.customerCart.items;
};

test('the product of a line is what the catalogue shows of it', async () => {
  await portal.sql('delete from cart_item');
  await owner.add(cartId, [
    { sku: 'CZ100001', quantity: 1 },
    { sku: 'CZS100201', quantity: 1 },
  ]);

  const [keg, bundle] = await readProducts('cs');

  for (const { product } of [keg, bundle]) {
    const document = `{ products(filter: { sku: { eq: "${product.sku}" } }) { items { ${productFields} } } }`;
    const { body } = await owner.caller.graphql(document, { headers: { 'outlet-id': '100234' }, language: 'cs' });
    expect({ ...product, related_products: [] }).toEqual({ ...body.data.products.items[0], related_products: [] });
  }
});

test('a favourite is one in the cart, too', async () => {
  await portal.sql('delete from cart_item');
  const { body } = await owner.caller.graphql('{ customer { wishlists { id } } }');
  await owner.caller.graphql(
    `mutation ($id: ID!) { addProductsToWishlist(wishlist_id: $id, sku: "CZ100003") { user_errors { code } } }`,
    { variables: { id: body.data.customer.wishlists[0].id } },
  );
  await owner.add(cartId, [
    { sku: 'CZ100001', quantity: 1 },
    { sku: 'CZ100003', quantity: 1 },
  ]);

  const items = await readProducts();

  expect(items.map(({ product }: { product: { favourites: number } }) => product.favourites)).toEqual([0, 1]);
});

test('an article that is gone from the market stays as a line that can only be removed', async () => {
  await portal.sql('delete from cart_item');
  await portal.sql(
    `insert into cart_item (cart_id, position, sku, quantity) values ($1, 1, 'GONE-1', 3), ($1, 2, 'SK100015', 2)`,
    [cartId],
  );

  const [gone, foreign] = await readProducts();
  const { items } = await owner.customerCart();
  const removed = outcomeOf(await owner.remove({ cart_id: cartId, cart_item_id: items[0].id }));

  expect(gone).toMatchObject({
    product: { sku: 'GONE-1', name: 'GONE-1', your_price: null, orderable: false },
    errors: [{ code: 'NOT_OFFERED' }],
    prices: { row_total: 0 },
  });
  expect(foreign).toMatchObject({ product: { name: 'SK100015', your_price: null }, errors: [{ code: 'NOT_OFFERED' }] });
  expect(removed.cart.items).toHaveLength(1);
});

test('goods that are no longer offered to a customer stay in sight without a price', async () => {
  await portal.sql('delete from cart_item');
  await owner.add(cartId, [{ sku: 'CZ100002', quantity: 1 }]);
  await portal.sql(`update price_list set excluded_skus = '{CZ100002}' where code = 'CZ-ULIPY'`);
  portal.clock.advance({ ms: 3_000 });

  const [item] = await readProducts();

  expect(item).toMatchObject({ product: { sku: 'CZ100002', your_price: null }, errors: [{ code: 'NOT_OFFERED' }] });
});
