import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { allFieldsOf } from './test-every-field.ts';
import { shopperAs } from './test-shopper.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ownerIn: Readonly<Record<string, string>> = {
  CZ: 'owner@ulipy.example',
  SK: 'owner@tatravelko.example',
  IT: 'owner@bellini.example',
  ES: 'manager@bar-romero.example',
};
const owners = Object.values(ownerIn);

test.each(owners)('%s can be told everything about all their goods, in every language', async (email) => {
  const ask = shopperAs(await portal.signIn(email));

  for (const language of languages) {
    const { status, body } = await ask('pageSize: 20', allFieldsOf('Products').slice(1, -1), { language });

    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(body.data.products.items.length).toBeGreaterThan(2);
    expect(JSON.stringify(body)).not.toMatch(/undefined|NaN|\{(volume|items|weight|date)\}/);
  }
});

test('prices are never above what they are with tax, and packs fill their pallets', async () => {
  for (const email of owners) {
    const fields = `items { sku your_price your_price_tax base_price base_price_tax number_of_products_on_layer
      number_of_layers_per_pallet number_of_items_on_pallet }`;
    const { body } = await shopperAs(await portal.signIn(email))('pageSize: 100', fields);

    for (const product of body.data.products.items) {
      expect(product.your_price_tax ?? 0).toBeGreaterThanOrEqual(product.your_price ?? 0);
      expect(product.base_price_tax ?? 0).toBeGreaterThanOrEqual(product.base_price ?? 0);
      expect(product.number_of_items_on_pallet).toBe(
        product.number_of_products_on_layer * product.number_of_layers_per_pallet,
      );
    }
  }
});

test('every bundle can be shown whole', async () => {
  const bundles = await portal.sql<{ sku: string; country: string }>(
    `select sku, country from product where kind = 'bundle'`,
  );

  for (const { sku, country } of bundles) {
    const caller = await portal.signIn(ownerIn[country] ?? '');
    const { body } = await shopperAs(caller)(`filter: {sku: {eq: "${sku}"}}`, `items ${allFieldsOf('Product')}`);

    expect(body.errors).toBeUndefined();
    expect(body.data.products.items).toMatchObject([{ sku, type_id: 'bundle' }]);
  }
});
