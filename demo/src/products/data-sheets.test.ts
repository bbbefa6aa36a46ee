import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';
import { demoProducts } from './demo-products.ts';

let portal: DemoPortal;
let bearer: string;
beforeAll(async () => {
  portal = await openDemoPortal();
  bearer = `Bearer ${(await portal.signIn('owner@ulipy.example')).token}`;
});
afterAll(() => portal.close());

test('the size of a data sheet is about what the product says', async () => {
  const skus = demoProducts.filter(({ pack }) => pack.number % 20 === 0).map(({ sku }) => sku);
  const addresses = skus.flatMap((sku) =>
    ['en', 'cs', 'es'].map((language) => `/content/downloads/${sku}/datasheet.pdf?Language=${language}`),
  );

  const sheets = await Promise.all(
    addresses.map((url) => portal.app.inject({ url, headers: { authorization: bearer } })),
  );

  const rows = await portal.sql<{ downloads: { url: string; size: number }[] }>(
    'select downloads from product where sku = $1',
    ['CZ100001'],
  );
  const said = rows[0]?.downloads.find(({ url }) => url.endsWith('.pdf'))?.size ?? 0;
  for (const { rawPayload } of sheets) {
    expect(rawPayload.length).toBeGreaterThan(said * 0.8);
    expect(rawPayload.length).toBeLessThan(said * 1.2);
  }
});
