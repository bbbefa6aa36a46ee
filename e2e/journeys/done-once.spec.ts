import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { ask } from '../people/filled-cart.ts';
import { lose } from '../people/lost-answer.ts';

type Counted = { customerCart: { items: { quantity_total: number; product: { sku: string } }[] } };

test.use({
  account: 'shift@ulipy.example',
  expectedComplaints: /status of 503|ERR_CONNECTION_FAILED|ERR_FAILED/,
  contextOptions: { reducedMotion: 'reduce' },
});
// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });

const quantity = (page: Page) => page.getByRole('region', { name: 'Množství' });
const toCart = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Přidat 1\s/ });
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Zkusit znovu' });

/** One pack is wanted, whatever is usual there; answers how many are in the cart already. */
async function openProduct(page: Page): Promise<number> {
  await page.goto('/catalog/CZ100001');
  await quantity(page).getByRole('radio').first().check();
  await quantity(page).getByRole('textbox').fill('1');
  return packsInCart(page);
}

const packsInCart = async (page: Page): Promise<number> =>
  (await ask<Counted>(page, '{ customerCart { items { quantity_total product { sku } } } }')).customerCart.items.find(
    ({ product }) => product.sku === 'CZ100001',
  )?.quantity_total ?? 0;

for (const loss of ['done, told 503', 'done, no answer'] as const)
  test(`${loss}: the page asks again by itself, and one keg is one keg`, async ({ page }) => {
    const before = await openProduct(page);
    const { keys } = await lose(page, 'addProductsToCart(', loss, 1);

    await toCart(page).click();

    await expect.poll(() => keys.length).toBe(2);
    await expect.poll(() => packsInCart(page)).toBe(before + 1);
    expect(new Set(keys).size).toBe(1);
    await expect(again(page)).toHaveCount(0);
  });

test('done, and nobody answers for a while: the page says that this is not certain, and Retry does nothing twice', async ({
  page,
}) => {
  const before = await openProduct(page);
  const { keys } = await lose(page, 'addProductsToCart(', 'done, told 503', 2);

  await toCart(page).click();
  await expect(page.getByRole('alert')).toContainText('Není jisté, že se to uložilo.');
  await again(page).click();

  await expect.poll(() => keys.length).toBe(3);
  await expect(again(page)).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(await packsInCart(page)).toBe(before + 1);
});

test('not done, and the server says so: the page shows it, and Retry does it', async ({ page }) => {
  const before = await openProduct(page);
  await lose(page, 'addProductsToCart(', 'not done, told so', 1);

  await toCart(page).click();
  await expect(page.getByRole('alert')).not.toContainText('Není jisté');
  expect(await packsInCart(page)).toBe(before);
  await again(page).click();

  await expect.poll(() => packsInCart(page)).toBe(before + 1);
});
