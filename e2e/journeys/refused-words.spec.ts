import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { openDelivery } from '../people/delivery-row.ts';
import { ask, fillCart } from '../people/filled-cart.ts';

test.use({ account: 'orders@velkosklad-brno.example', viewport: { width: 1280, height: 800 } });
// They all use one cart, so they take turns.
test.describe.configure({ mode: 'serial' });

const unprintable = 'Obsahuje znaky, které nelze vytisknout. Místo vložení to prosím napište znovu.';

test('an order number that cannot be printed stays on screen with its reason, and nobody goes on with another one', async ({
  page,
}) => {
  await fillCart(page, { shipToId: '100238', sku: 'CZ100003', pallets: 20, orderNumber: 'A-1' });
  await page.goto('/cart');
  await openDelivery(page);
  const number = page.getByRole('textbox', { name: /^Číslo vaší objednávky/ });
  const note = page.getByRole('textbox', { name: /^Poznámka pro řidiče/ });

  await number.fill('2026\u202e711');
  await note.fill('Zvoňte\u0007\nu vrat');
  await page
    .getByRole('button', { name: /^Pokračovat/ })
    .first()
    .click();

  await expect(page.getByText(unprintable)).toHaveCount(2);
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('2026\u202e711');
  await expect(note).toHaveValue('Zvoňte\u0007\nu vrat');
  await expect(page).toHaveURL('/cart');
  expect(await findBarriers(page)).toEqual([]);

  await number.fill('2026/711');
  await note.fill('Zvoňte\nu vrat');
  await page
    .getByRole('button', { name: /^Pokračovat/ })
    .first()
    .click();

  await expect(page).toHaveURL('/order-summary');
  await expect(page.getByText('2026/711')).toBeVisible();
});

test('a person who guesses codes is told how long to wait', async ({ page }) => {
  const { id } = await fillCart(page, { shipToId: '100238', sku: 'CZ100003', pallets: 20, orderNumber: 'A-2' });
  const guess = `mutation ($id: String!, $code: String!) {
    applyCouponToCart(cart_id: $id, coupon_code: $code) { user_errors { code } }
  }`;
  for (let index = 0; index < 10; index += 1) await ask(page, guess, { id, code: `GUESS${index}` });
  await page.goto('/cart');

  await page.getByRole('button', { name: 'Zadat slevový kód' }).click();
  await page.getByRole('textbox', { name: 'Slevový kód' }).fill('PIVO10');
  await page.getByRole('button', { name: 'Použít' }).click();

  await expect(
    page.getByText(
      /^Neuloženo: Slevový kód PIVO10\. Příliš mnoho neznámých kódů\. Počkejte \d+\smin a\szkuste to znovu\.$/,
    ),
  ).toBeVisible();
});
