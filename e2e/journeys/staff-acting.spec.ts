import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { look, startClock, takeTyping } from '../pace.ts';
import { openAnotherTab } from '../people/another-tab.ts';
import { expect, test } from '../people/customer.ts';
import { ask, bearerOf, emptyCart } from '../people/filled-cart.ts';
import { findFaults } from '../walks/probes.ts';

// One pub and its shift leader, for whom no other journey orders.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of (403|404)/ });

const customer = 'shift@tri-zvony.example';
const shipToId = '100306';
const company = '/staff/customers/C2002';
/** While the customer is on the phone, from the list of customers to the order that is placed. */
const maxSeconds = 60;
const reason = 'Telefonát';
const fiveSkus = ['SK100015', 'SK100020', 'SK100021', 'SK100072', 'SK100077'];

const bar = (page: Page) => page.getByRole('region', { name: 'Objednávání za zákazníka' });
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Objednat za zákazníka/ });
const orderFor = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^Objednat za zákazníka ${name}$`) });

type Filled = {
  shown_hash: string;
  available_transport_types: { value: string; earliest_date: string }[];
  available_payment_methods: { code: string }[];
};
const offered = 'shown_hash available_transport_types { value earliest_date } available_payment_methods { code }';
const filling = `mutation ($cart: String!, $shipToId: String!, $lines: [CartItemInput!]!) {
  setShippingAddressesOnCart(cart_id: $cart, ship_to_id: $shipToId) { user_errors { message } }
  addProductsToCart(cart_id: $cart, cart_items: $lines) { user_errors { message } } }`;
const addressing = `mutation ($cart: String!, $method: String!, $date: String!, $payment: String!, $number: String!) {
  setPaymentMethodOnCart(cart_id: $cart, code: $payment) { user_errors { message } }
  setShippingMethodsOnCart(cart_id: $cart, method: $method, delivery_date: $date) { user_errors { message } }
  setOrderReferenceOnCart(cart_id: $cart, customer_order_number: $number) { user_errors { message } } }`;
const placing = `mutation ($cart: String!, $hash: String!) {
  placeOrder(cart_id: $cart, shown_hash: $hash) { user_errors { code } } }`;

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/acting-${name}.png` });
}

/** As somebody of the staff who is on the phone begins. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${company}?view=people`);
  await orderFor(page, 'Lucia Oravcová').click();
  await dialog(page)
    .getByRole('textbox', { name: /^Důvod/ })
    .fill(reason);
  await dialog(page).getByRole('button', { name: 'Začít objednávat' }).click();
  await expect(bar(page)).toContainText('Lucia Oravcová');
}

test.describe('the customer', () => {
  test.use({ account: customer });

  test('has ordered five lines before', async ({ page }) => {
    await page.goto('/');
    const { id: cart } = await emptyCart(page);
    const lines = fiveSkus.map((sku) => ({ sku, quantity: 6, number_of_layer: 0, number_of_pallet: 0 }));
    await ask(page, filling, { cart, shipToId, lines });
    const { customerCart: filled } = await ask<{ customerCart: Filled }>(page, `{ customerCart { ${offered} } }`);
    const [usual] = filled.available_transport_types;
    const [payment] = filled.available_payment_methods;
    await ask(page, addressing, {
      cart,
      method: usual?.value,
      date: usual?.earliest_date,
      payment: payment?.code,
      number: `T-${Date.now()}`,
    });
    const { customerCart } = await ask<{ customerCart: Filled }>(page, `{ customerCart { ${offered} } }`);

    const { placeOrder } = await ask<{ placeOrder: { user_errors: { code: string }[] } }>(page, placing, {
      cart,
      hash: customerCart.shown_hash,
    });

    expect(placeOrder.user_errors).toEqual([]);
  });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('finds the pub by a phone number and repeats its five lines by few presses, under both names', async ({
    page,
  }) => {
    await page.goto('/staff');
    const answer = await page.request.get('/api/staff/customers/C2002', { headers: await bearerOf(page) });
    const { people } = (await answer.json()) as { people: { uid: string; phone: string }[] };
    const phone = people.find(({ uid }) => uid === 'u-tri-zvony-shift')?.phone ?? '';
    let presses = 0;
    const press = async (name: RegExp | string, role: 'button' | 'link' = 'button', within = main(page)) => {
      presses += 1;
      await expect(within.getByRole(role, { name }).first()).toBeVisible();
      await look();
      await within.getByRole(role, { name }).first().click();
    };

    await page.goto('/staff/customers');
    const clock = startClock(maxSeconds);
    await takeTyping(phone);
    await page.getByRole('searchbox').fill(phone);
    await expect(main(page).locator('[data-row-name]')).toHaveCount(1);
    await look();
    await page.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    presses += 2;
    await expect(page).toHaveURL(company);
    await press(/^Lidé/, 'link', page.getByRole('navigation').filter({ hasText: 'Lidé' }).first());
    await press(/^Objednat za zákazníka Lucia Oravcová$/);
    await shoot(page, 'dialog');
    expect(await findBarriers(page)).toEqual([]);
    await takeTyping(reason);
    await dialog(page)
      .getByRole('textbox', { name: /^Důvod/ })
      .fill(reason);
    await page.keyboard.press('Enter');
    presses += 1;
    await expect(bar(page)).toContainText('Lucia Oravcová');
    await expect(bar(page)).toContainText(/Zbývá\s(30|29)\smin/);
    await shoot(page, 'home');
    await press(/^Zopakovat/);
    // Whoever goes on before the lines are there comes to an empty cart.
    const cart = page.getByRole('banner').getByRole('link', { name: /^Košík\s\(/ });
    await expect(cart).toBeVisible();
    await shoot(page, 'repeated');
    await press(/^Košík\s\(/, 'link', page.getByRole('banner'));
    await press('Pokračovat k souhrnu');
    await expect(main(page).getByRole('button', { name: /^Odeslat objednávku/ })).toBeEnabled();
    await shoot(page, 'summary');
    await press(/^Odeslat objednávku/);
    await expect(page).toHaveURL('/thanks');
    clock.stop('five lines repeated for a customer on the phone');
    await expect(bar(page)).toBeVisible();
    await shoot(page, 'thanks');
    expect(presses).toBeLessThanOrEqual(9);
  });

  test('acts in that tab alone, with the menu of what may be done, and is back at the pub when they leave', async ({
    page,
  }) => {
    await begin(page);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Profil' })).toHaveCount(0);
    await page.goto('/orders/history');
    await expect(main(page)).toContainText('zadal dodavatel Meridian Breweries');
    await expect(bar(page)).toBeVisible();
    const other = await openAnotherTab(page);
    await other.goto('/');
    await expect(other).toHaveURL('/staff');
    await expect(bar(other)).toHaveCount(0);
    await other.close();

    await bar(page).getByRole('button', { name: 'Prodloužit' }).click();
    await bar(page).getByRole('button', { name: 'Ukončit' }).click();

    await expect(page).toHaveURL(company);
    await expect(bar(page)).toHaveCount(0);
    await page.goto('/orders/history');
    await expect(page).not.toHaveURL('/orders/history');
  });

  for (const width of [1280, 360] as const)
    test(`the bar and its pages are sound ${width} wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await begin(page);
      for (const path of ['/', '/catalog/products', '/orders/history']) {
        await page.goto(path);
        await expect(bar(page)).toContainText('Zbývá');
        await expect(main(page).locator('h1, h2').first()).toBeVisible();
        await shoot(page, `${width}${path.replaceAll('/', '-')}`);
        expect(await findFaults(page, { account: customer, width, language: 'cs', findsBarriers: true })).toEqual([]);
      }
      await bar(page).getByRole('button', { name: 'Ukončit' }).click();
      await expect(page).toHaveURL(company);
    });
});

test.describe('the customer again', () => {
  test.use({ account: customer });

  test('sees who placed the order, and forbids it', async ({ page }) => {
    await page.goto('/orders/history');
    await main(page)
      .getByRole('link')
      .filter({ hasText: /^45\d{5}$/ })
      .first()
      .click();
    await expect(main(page)).toContainText('Zadal za vás dodavatel Meridian Breweries (Lucia Oravcová)');
    await shoot(page, 'order-page');

    await page.getByRole('button', { name: /^Účet/ }).click();
    await page.getByRole('button', { name: /^Heslo, zařízení/ }).click();
    const allowed = page.getByRole('switch', { name: /může objednávat za mě/ });
    await allowed.scrollIntoViewIfNeeded();
    await shoot(page, 'forbid');
    await allowed.click();
    await expect(allowed).not.toBeChecked();
    await page.reload();
  });
});

test.describe('customer service again', () => {
  test.use({ account: 'service@meridian.example' });

  test('is refused the next time', async ({ page }) => {
    await page.goto(`${company}?view=people`);
    await orderFor(page, 'Lucia Oravcová').click();
    await dialog(page)
      .getByRole('textbox', { name: /^Důvod/ })
      .fill(reason);
    await page.keyboard.press('Enter');

    await expect(dialog(page).getByRole('alert')).toContainText('nedovoluje');
    await shoot(page, 'refused');
  });
});

test.describe('the customer at last', () => {
  test.use({ account: customer });

  test('allows it again', async ({ page }) => {
    await page.goto('/');
    const answer = await page.request.put('/identity/users/ActingPermission', {
      headers: await bearerOf(page),
      data: { isAllowed: true },
    });
    expect(answer.ok()).toBe(true);
  });
});
