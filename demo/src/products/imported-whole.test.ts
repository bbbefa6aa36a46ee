import { languages } from '@dray/contract/languages.ts';
import { allFieldsOf } from '@dray/server/capabilities/catalogue/test-every-field.ts';
import { shopperAs } from '@dray/server/capabilities/catalogue/test-shopper.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';
import { bundles } from './bundles/bundles.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.close());

const customers = {
  CZ: 'owner@ulipy.example',
  SK: 'owner@tatravelko.example',
  IT: 'owner@bellini.example',
  ES: 'manager@bar-romero.example',
};

test.each(Object.values(customers))('%s can be told everything about their goods, in every language', async (email) => {
  const ask = shopperAs(await portal.signIn(email));

  for (const language of languages) {
    const { status, body } = await ask('pageSize: 20', allFieldsOf('Products').slice(1, -1), { language });

    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(body.data.products.items.length).toBeGreaterThan(10);
    expect(JSON.stringify(body)).not.toMatch(/undefined|NaN|\{(volume|items|weight|date)\}/);
  }
});

test.each(bundles)('the bundle $sku can be shown whole', async ({ sku, country }) => {
  const ask = shopperAs(await portal.signIn(customers[country]));

  const { body } = await ask(`filter: {sku: {eq: "${sku}"}}`, `items ${allFieldsOf('Product')}`);

  expect(body.errors).toBeUndefined();
  expect(body.data.products.items).toMatchObject([{ sku, type_id: 'bundle' }]);
});
