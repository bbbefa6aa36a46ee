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

  // One after the other: drawing many at once on a busy machine would end at the deadline of a call.
  const sheets = [];
  for (const url of addresses) sheets.push(await portal.app.inject({ url, headers: { authorization: bearer } }));

  const rows = await portal.sql<{ downloads: { url: string; size: number }[] }>(
    'select downloads from product where sku = $1',
    ['CZ100001'],
  );
  const said = rows[0]?.downloads.find(({ url }) => url.endsWith('.pdf'))?.size ?? 0;
  for (const { statusCode, rawPayload } of sheets) {
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeGreaterThan(said * 0.8);
    expect(rawPayload.length).toBeLessThan(said * 1.2);
  }
});
