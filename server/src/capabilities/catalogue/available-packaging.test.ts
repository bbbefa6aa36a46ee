import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList } from './test-products.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const twelve = { brand: 'Zkouška', sub_brand: 'Dvanáctka' };
  await addProducts(portal.sql, [
    { ...twelve, sku: 'T1' },
    { ...twelve, sku: 'T2', pack_format: 'KEG30', volume_l: 30 },
    { ...twelve, sku: 'T3', pack_format: 'CR20', volume_l: 0.5, items_in_box: 20 },
    { ...twelve, sku: 'T4', is_discontinued: true },
    { ...twelve, sku: 'T5', country: 'SK', category_uid: 'test-SK-beer' },
    { ...twelve, sku: 'T6', sub_brand: 'Desítka' },
    { ...twelve, sku: 'T7', brand: 'Jiná' },
    { ...twelve, sku: 'T8', pack_format: 'CAN24', volume_l: 0.33, items_in_box: 24 },
  ]);
  await givePriceList(portal.sql, '100234', { prices: { T1: 2000, T3: 350.5 }, excluded_skus: ['T8'] });
  portal.clock.advance({ ms: 2_001 });
});
afterAll(() => portal.close());

async function packaging(sku: string, subBrand = 'Dvanáctka') {
  const owner = await portal.signIn('owner@ulipy.example');
  const { body } = await owner.graphql(
    `query ($sku: String!, $subBrand: String!) {
      getProductAvaliablePackaging(sku: $sku, sub_brand: $subBrand) {
        type volume title basic_price your_price currency sku thumbnail
      }
    }`,
    { variables: { sku, subBrand }, headers: { 'outlet-id': '100234' }, language: 'cs' },
  );
  return body.data.getProductAvaliablePackaging;
}

test('the same beer comes in all packs that the customer may have, at their prices, the largest first', async () => {
  const each = { basic_price: null, currency: 'CZK' };

  expect(await packaging('T3')).toEqual([
    {
      ...each,
      sku: 'T1',
      type: 'KEG50',
      volume: 50,
      title: 'Sud 50\u00a0l',
      your_price: 2000,
      thumbnail: '',
    },
    {
      ...each,
      sku: 'T2',
      type: 'KEG30',
      volume: 30,
      title: 'Sud 30\u00a0l',
      your_price: null,
      thumbnail: '',
    },
    {
      ...each,
      sku: 'T3',
      type: 'CR20',
      volume: 0.5,
      title: 'Přepravka 20\u00a0×\u00a00,5\u00a0l',
      your_price: 350.5,
      thumbnail: '',
    },
  ]);
});

test.each([
  ['unknown', 'Dvanáctka'],
  ['T1', 'Desítka'],
  ['T5', 'Dvanáctka'],
  ['T8', 'Dvanáctka'],
])('%s of %s does not exist for them, and has no packs', async (sku, subBrand) => {
  expect(await packaging(sku, subBrand)).toEqual([]);
});
