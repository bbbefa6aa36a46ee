import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { ask, emptyCart } from '../people/filled-cart.ts';

// They all fill one cart, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@velkosklad-brno.example', contextOptions: { reducedMotion: 'reduce' } });

type Goods = { sku: string; ean: string; not_orderable_reason: unknown };
type Line = { quantity_total: number; product: { sku: string } };

const line = (page: Page) => page.getByRole('main').locator('form').filter({ hasText: 'Rychlá objednávka' });
const pad = (page: Page) => page.getByRole('dialog', { name: 'Rychlá objednávka' });

async function findGoods(page: Page): Promise<Goods[]> {
  const query = '{ products(pageSize: 100) { items { sku ean not_orderable_reason { message } } } }';
  const { products } = await ask<{ products: { items: Goods[] } }>(page, query);
  return products.items.filter((goods) => goods.not_orderable_reason === null);
}

async function linesOf(page: Page): Promise<Line[]> {
  const query = '{ customerCart { items { quantity_total product { sku } } } }';
  return (await ask<{ customerCart: { items: Line[] } }>(page, query)).customerCart.items;
}

/** As a spreadsheet puts it on the clipboard. */
const pasteInto = (page: Page, text: string) =>
  page.evaluate(
    `(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', ${JSON.stringify(text)});
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`,
  );

test('a code, an amount and Enter put goods into the cart; a scanner needs only the code', async ({ page }) => {
  await emptyCart(page);
  const [first, second] = await findGoods(page);
  await page.goto('/catalog/products?view=list');
  const code = line(page).getByRole('combobox', { name: 'Kód zboží, EAN nebo název' });

  await code.fill(first?.sku.toLowerCase() ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2p');
  await page.keyboard.press('Enter');
  await expect(line(page).getByRole('status')).toContainText('přidáno');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await page.keyboard.type(second?.ean ?? '');
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('');

  await expect.poll(async () => (await linesOf(page)).length).toBe(2);
  expect((await linesOf(page)).find(({ product }) => product.sku === second?.sku)?.quantity_total).toBe(1);
  await page.keyboard.type('nic takového');
  await page.keyboard.press('Enter');
  await expect(line(page).getByRole('status')).toContainText('Tento kód neznáme');
  await expect(code).toHaveValue('nic takového');
});

test('goods are found by name without accents, and a wrong amount is shown at its row and sent by nobody', async ({
  page,
}) => {
  await emptyCart(page);
  const [first] = await findGoods(page);
  await page.goto('/catalog/products?view=grid');
  await page.getByRole('button', { name: 'Rychlá objednávka' }).click();
  const code = (row: number) => pad(page).getByRole('combobox', { name: new RegExp(`^Kód.*řádek ${row}$`) });
  const amount = (row: number) => pad(page).getByRole('textbox', { name: `Množství, řádek ${row}` });
  const row = (nth: number) =>
    pad(page)
      .getByRole('listitem')
      .nth(nth - 1);
  const suggested = pad(page).getByRole('listbox').getByRole('option');

  await expect(code(1)).toBeFocused();
  await page.keyboard.type('cerny lez');
  await page.keyboard.press('ArrowDown');
  await expect(suggested.first()).toHaveAttribute('aria-selected', 'true');
  await expect(suggested.first()).toContainText('Černý ležák');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(suggested).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(code(1)).toHaveValue(/^CZ\d+$/);
  await expect(amount(1)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(row(1)).toContainText(/Kč bez DPH · [\d,]+\skg/);

  for (const wrong of ['0', '1,5', '100001', 'abc']) {
    await page.keyboard.type(first?.sku ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
  }
  await expect(row(2)).toContainText('Zadejte množství větší než nula.');
  await expect(row(3)).toContainText('Objednat lze jen celá balení.');
  await expect(row(4)).toContainText('nejvýše 100 000 balení');
  await expect(row(5)).toContainText('Tomuto množství nerozumíme.');
  await pad(page).getByRole('button', { name: 'Přidat 1 položku' }).click();

  await expect(pad(page).getByRole('status').last()).toHaveText(
    'Do košíku přidán 1 řádek. 4 řádky je potřeba opravit.',
  );
  await expect(amount(3)).toHaveValue('1,5');
  expect((await linesOf(page)).map(({ quantity_total }) => quantity_total)).toEqual([2]);
});

test('fifty rows from a spreadsheet go in by one call, each with its result, and what failed stays', async ({
  page,
}) => {
  await emptyCart(page);
  const goods = (await findGoods(page)).slice(0, 40);
  const table = [
    'Kód\tNázev\tPočet',
    ...goods.map(({ sku, ean }, nth) => `${nth % 2 ? ean : sku}\tNázev\t12`),
    ...goods.slice(3, 10).map(({ sku }) => `${sku}\tZnovu\t12`),
    'CZ999999\tNení\t3',
    `${goods[0]?.sku}\tLežák\tmoc`,
    `${goods[1]?.sku}\tLežák\t1 paleta`,
  ].join('\r\n');
  let calls = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation AddToCart')) calls += 1;
  });
  await page.goto('/catalog/products?view=list');

  await line(page).getByRole('button', { name: 'Vložit z Excelu' }).click();
  await expect(pad(page).getByRole('combobox', { name: /^Kód.*řádek 1$/ })).toBeFocused();
  await pasteInto(page, table);
  await expect(pad(page).getByRole('status')).toHaveText('Vloženo 50 řádků');
  await pad(page).getByRole('button', { name: 'Přidat 48 položek' }).click();

  await expect(pad(page).getByRole('status')).toHaveText('Do košíku přidáno 48 řádků. 2 řádky je potřeba opravit.');
  expect(calls).toBe(1);
  expect(await linesOf(page)).toHaveLength(40);
  const unknown = pad(page).getByRole('listitem').filter({ hasText: 'Tento kód neznáme.' });
  await expect(unknown.getByRole('combobox').first()).toHaveValue('CZ999999');
  expect(await findBarriers(page)).toEqual([]);
  await unknown.getByRole('button', { name: /^Odebrat řádek/ }).click();
  await pad(page)
    .getByRole('listitem')
    .filter({ hasText: 'Tomuto množství nerozumíme' })
    .getByRole('textbox')
    .fill('6');
  await pad(page).getByRole('button', { name: 'Přidat 1 položku' }).click();
  await pad(page).getByRole('button', { name: 'Přejít do košíku' }).click();

  await expect(page).toHaveURL('/cart');
  expect((await linesOf(page)).find(({ product }) => product.sku === goods[0]?.sku)?.quantity_total).toBe(18);
});

test('on a phone the pad is opened from the cards and written by hand, Enter for Enter', async ({ page }) => {
  await emptyCart(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await findGoods(page);
  await page.goto('/catalog/products?view=grid');

  await page.getByRole('button', { name: 'Rychlá objednávka' }).click();
  await expect(pad(page).getByRole('combobox', { name: /^Kód.*řádek 1$/ })).toBeFocused();
  await page.keyboard.type(`${first?.sku}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${second?.sku}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(pad(page).getByRole('combobox', { name: /^Kód.*řádek 3$/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');

  await expect(pad(page).getByRole('status')).toHaveText('Do košíku přidány 2 řádky.');
  expect(await findBarriers(page)).toEqual([]);
  expect((await linesOf(page)).map(({ quantity_total }) => quantity_total)).toEqual([1, 12]);
});
