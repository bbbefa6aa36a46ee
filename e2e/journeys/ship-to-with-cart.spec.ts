import type { Page, Route } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { askedOf } from '../people/asked-of.ts';
import { expect, test } from '../people/customer.ts';
import { ask, fillCart } from '../people/filled-cart.ts';

// They all move one cart, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@zelena-vrata.example', contextOptions: { reducedMotion: 'reduce' } });

type ShipTo = { id: string; name: string };
type Cart = {
  id: string;
  ship_to_id: string;
  delivery_date: string;
  delivery_method: string;
  items: unknown[];
  prices: { your_total: number };
};

const question = (page: Page) => page.getByRole('dialog', { name: /^Dodat na místo/ });

async function cartOf(page: Page): Promise<Cart> {
  const fields = 'id ship_to_id delivery_date delivery_method items { id } prices { your_total }';
  return (await ask<{ customerCart: Cart }>(page, `{ customerCart { ${fields} } }`)).customerCart;
}

const addingBundle = `mutation ($cart: String!) {
  addProductsToCart(cart_id: $cart, sku: "CZS100201", quantity: 1) { user_errors { message } }
}`;

/** Goods in the cart for the first ship-to, and a page that speaks of it. */
async function orderFor(page: Page): Promise<{ here: ShipTo; there: ShipTo }> {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Dodat na:/ })
    .click();
  const options = page.getByRole('option', { disabled: false });
  await expect(options.nth(1)).toBeVisible();
  const shipTos = await options.evaluateAll((all) => all.map(({ innerText }) => String(innerText)));
  const [here, there] = shipTos.map((text) => ({ id: /\d{6}/.exec(text)?.[0] ?? '', name: text.split('\n')[0] ?? '' }));
  await page.keyboard.press('Escape');
  if (!here || !there) throw new Error('The owner must have two open places');
  await fillCart(page, { shipToId: here.id, sku: 'CZ100003', pallets: 1, orderNumber: '2026/7' });
  await page.evaluate(`localStorage.shipToId = '${here.id}'`);
  await page.goto('/catalog/products');
  return { here, there };
}

async function switchTo(page: Page, { name }: ShipTo): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Dodat na:/ })
    .click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
}

test('what changes is said before, the lines come along, and it can be taken back', async ({ page }) => {
  const { here, there } = await orderFor(page);
  await ask(page, addingBundle, { cart: (await cartOf(page)).id });
  await page.reload();
  const before = await cartOf(page);

  await switchTo(page, there);
  await expect(question(page)).toContainText('V košíku máte 2 položky.');
  await expect(question(page).getByRole('status')).toContainText(/Ceny|cenu|cena/);
  expect(await findBarriers(page)).toEqual([]);
  const foreseen = await question(page).getByRole('status').innerText();
  await question(page).getByRole('button', { name: 'Zpět' }).click();
  expect(await cartOf(page)).toEqual(before);
  await switchTo(page, there);
  await question(page).getByRole('button', { name: 'Ponechat položky' }).click();
  await expect(page.getByText(`Košík je teď pro místo dodání: ${there.name}`)).toBeVisible();

  // The total is the one that was foreseen, to the last cent.
  const moved = await cartOf(page);
  expect(moved).toMatchObject({ ship_to_id: there.id, items: { length: 2 } });
  const [, total] = /→\s([\d\s]+,\d\d)/.exec(foreseen) ?? [];
  expect(total ? Number(total.replace(/\s/g, '').replace(',', '.')) : before.prices.your_total).toBe(
    moved.prices.your_total,
  );
  await page.getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ })).toContainText(here.name);
  await expect.poll(() => cartOf(page)).toEqual(before);
});

test('the order can be put aside instead, and fetched back', async ({ page }) => {
  const { here, there } = await orderFor(page);
  const before = await cartOf(page);

  await switchTo(page, there);
  await question(page).getByRole('button', { name: 'Uložit na později' }).click();
  await expect(page.getByText('Objednávka byla uložena na později.')).toBeVisible();
  expect(await cartOf(page)).toMatchObject({ ship_to_id: there.id, items: { length: 0 } });
  await page.getByRole('button', { name: 'Vrátit zpět' }).click();

  await expect(page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ })).toContainText(here.name);
  await expect.poll(() => cartOf(page)).toEqual(before);
});

test.describe('and the server does not take it', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('a change that failed names the ship-to, and is tried again', async ({ page }) => {
    const { here, there } = await orderFor(page);
    await switchTo(page, there);
    await expect(question(page).getByRole('status')).toContainText(/Ceny|cenu|cena/);
    const fails = (route: Route) =>
      askedOf(route.request()).includes('setShippingAddressesOnCart')
        ? route.fulfill({ status: 500, json: { code: 'FAULT', outcome: 'none' } })
        : route.fallback();
    await page.route('**/graphql*', fails);

    await question(page).getByRole('button', { name: 'Ponechat položky' }).click();

    const alert = question(page).getByRole('alert');
    await expect(alert).toContainText(`Na toto místo dodání se nepodařilo přepnout: ${there.name}`);
    expect(await cartOf(page)).toMatchObject({ ship_to_id: here.id });
    await page.unroute('**/graphql*', fails);
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(page.getByText(`Košík je teď pro místo dodání: ${there.name}`)).toBeVisible();
    expect(await cartOf(page)).toMatchObject({ ship_to_id: there.id });
  });
});

test('an empty cart goes along without a question', async ({ page }) => {
  const { there } = await orderFor(page);
  const { id } = (await ask<{ customerCart: { id: string } }>(page, '{ customerCart { id } }')).customerCart;
  await ask(page, `mutation { addSaveOrderForLater(cart_id: "${id}") { message } }`);
  await page.reload();

  await switchTo(page, there);

  await expect(page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ })).toContainText(there.name);
  await expect(question(page)).toBeHidden();
  await expect.poll(async () => (await cartOf(page)).ship_to_id).toBe(there.id);
});
