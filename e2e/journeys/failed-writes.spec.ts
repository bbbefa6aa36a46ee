import type { Page } from '@playwright/test';
import { askedOf } from '../people/asked-of.ts';
import { expect, test } from '../people/customer.ts';
import { answerOf } from '../people/delivery-row.ts';
import { ask, fillCart } from '../people/filled-cart.ts';
import { heldBack } from '../people/slow-line.ts';

const wanted = { shipToId: '100506', sku: 'ES100031', pallets: 1, orderNumber: '2026/11' };
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Zkusit znovu' });

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'owner@la-higuera.example',
  expectedComplaints: /ERR_CONNECTION_FAILED|ERR_FAILED|status of 500/,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a proposed number that could not be saved is shown at its field, and is tried again', async ({ page }) => {
  const { id } = await fillCart(page, wanted);
  await ask(
    page,
    `mutation { setOrderReferenceOnCart(cart_id: "${id}", customer_order_number: "") { user_errors { message } } }`,
  );
  await page.goto('/cart');
  const number = page.getByRole('textbox', { name: /^Číslo vaší objednávky/ });
  const answer = answerOf(page, 'Číslo vaší objednávky');
  await expect(answer).toContainText(/\d{4}\//);
  const proposed = (await answer.innerText()).split(/\s/).at(-1) ?? '';
  const line = await heldBack(page, 'setOrderReferenceOnCart(');

  await page.getByRole('button', { name: 'Pokračovat k souhrnu' }).click();
  await line.drop();

  await expect(again(page)).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(proposed);
  await expect(page).toHaveURL('/cart');
  await line.open();
  await again(page).click();
  await expect(again(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pokračovat k souhrnu' }).click();
  await expect(page).toHaveURL('/order-summary');
});

test('an order that was not saved for later is kept in the cart; tried again, deleted and fetched back it is whole', async ({
  page,
}) => {
  await fillCart(page, wanted);
  await page.goto('/cart');
  const saving = await heldBack(page, 'addSaveOrderForLater(');
  await page.getByRole('button', { name: 'Uložit na později' }).click();
  await saving.drop();
  await expect(page.getByRole('alert')).toContainText('Není jisté, že se to uložilo.');
  await saving.open();
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Košík je prázdný' })).toBeVisible();

  await page.goto('/orders/saved');
  const row = page.getByRole('row').filter({ hasText: '2026/11' }).first();
  await expect(row).toBeVisible();
  for (const [button, call] of [
    [/^Smazat/, 'deleteSavedOrder('],
    [/^Otevřít v košíku/, 'reOrderSavedOrder('],
  ] as const) {
    await failWith500(page, call);
    await row.getByRole('button', { name: button }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'zůstává mezi uloženými: objednávka uložená' });
    await expect(alert).toContainText('La Higuera Feria');
    await expect(alert).not.toContainText('Internal');
    await page.unroute('**/graphql*');
    if (button.source === '^Smazat') await alert.getByRole('button', { name: 'Zavřít' }).click();
  }
  await again(page).click();
  await expect(page).toHaveURL('/cart');
});

test('lines that cannot be ordered are taken out and saved; where that fails the cart is as it was', async ({
  page,
}) => {
  await fillCart(page, wanted);
  await ask(page, adding, {
    cart: (await ask<{ customerCart: { id: string } }>(page, '{ customerCart { id } }')).customerCart.id,
  });
  const block = await blockFirstLine(page);
  await page.goto('/cart');
  const note = page.getByRole('region', { name: '1 položku nelze objednat' }).first();
  await expect(note).toContainText('Bez ceny.');
  const saving = await heldBack(page, 'addSaveOrderForLater(');

  await note.getByRole('button', { name: 'Uložit ji na později a pokračovat' }).click();
  await saving.drop();
  await expect(page.getByRole('alert')).toContainText('Není jisté, že se to uložilo.');
  block.isOn = false;
  await saving.open();
  await again(page).click();

  await expect(page.getByText('Uloženo na později:')).toBeVisible();
});

/** Without words for a person; that nothing was done, the server says itself. */
async function failWith500(page: Page, call: string): Promise<void> {
  await page.route('**/graphql*', (route) =>
    askedOf(route.request()).includes(call)
      ? route.fulfill({ status: 500, json: { message: 'Internal server error', outcome: 'none' } })
      : route.fallback(),
  );
}

const adding = `mutation ($cart: String!) {
  addProductsToCart(cart_id: $cart, sku: "ES100033", quantity: 2) { user_errors { message } }
}`;

/** The demo has prices for everything that this customer is offered, so the answer is changed on its way. */
async function blockFirstLine(page: Page): Promise<{ isOn: boolean }> {
  const block = { isOn: true };
  await page.route('**/graphql*', async (route) => {
    if (!block.isOn || !(route.request().postData() ?? '').includes('query ActiveCart')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as {
      data: { customerCart: { items: { id: string }[]; obstacles: object[] } };
    };
    const [first] = data.customerCart.items;
    data.customerCart.obstacles.push({ code: 'NO_PRICE', message: 'Bez ceny.', path: ['items', first?.id] });
    await route.fulfill({ response, json: { data } });
  });
  return block;
}
