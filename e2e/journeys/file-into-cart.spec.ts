import { readFileSync } from 'node:fs';
import { asFile } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';
import { emptyCart } from '../people/filled-cart.ts';

test.use({ account: 'bar@pod-skalou.example', viewport: { width: 1280, height: 800 } });

const list = ['Kód;Množství;Jednotka', 'CZ100003;2;balení', 'CZ100004;1;paleta', 'NEZNAM1;3;', '=1+1;2;'].join('\r\n');

test('a file goes into the cart, what did not is saved with its reason, and the cart comes out as a file', async ({
  page,
}) => {
  await emptyCart(page);
  await page.goto('/catalog/products?view=grid');
  await page.getByRole('button', { name: 'Rychlá objednávka' }).click();
  const pad = page.getByRole('dialog', { name: 'Rychlá objednávka' });
  await pad.getByLabel('Ze souboru').setInputFiles(asFile(list, 'kosik.csv'));
  await expect(pad).toContainText('Ze souboru kosik.csv načteny 4');
  await pad.getByRole('button', { name: 'Přidat 2' }).click();
  await expect(pad).toContainText('4 = přidáno 2 + změněno 0 + nepřidáno 2');

  const left = page.waitForEvent('download');
  await pad.getByRole('button', { name: 'Stáhnout nepřidané řádky' }).click();
  const rows = readFileSync(await (await left).path(), 'utf8');
  expect(rows).toContain('4;NEZNAM1;3;Tento kód neznáme');
  expect(rows).toContain("5;'=1+1;2;");

  await pad.getByRole('button', { name: 'Zavřít' }).click();
  await page.goto('/cart');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportovat CSV' }).click();
  const [head = '', ...lines] = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head.replace('\uFEFF', '')).toMatch(/^Kód zboží;EAN;Produkt;/);
  expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(['CZ100003', 'CZ100004']);
});
