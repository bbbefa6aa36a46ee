import type { Page, Route } from '@playwright/test';
import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { openAnotherTab } from '../people/another-tab.ts';
import { expect, test } from '../people/customer.ts';
import { ask, countOrders, fillCart } from '../people/filled-cart.ts';

const wanted = { shipToId: '100301', sku: 'SK100020', pallets: 6, orderNumber: '2026/118' };
const placeButton = (page: Page) => page.getByRole('button', { name: /^Odeslat objednávku/ });
const isPlacing = (route: Route) => route.request().postData()?.includes('mutation PlaceOrder') ?? false;

// They all order from one cart, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'owner@tatravelko.example',
  expectedComplaints: /ERR_CONNECTION_(RESET|FAILED)|ERR_INTERNET_DISCONNECTED|status of 404/,
  contextOptions: { reducedMotion: 'reduce' },
});

async function openSummary(page: Page, cart = wanted): Promise<void> {
  await fillCart(page, cart);
  await page.goto('/order-summary');
  await expect(placeButton(page)).toBeEnabled();
}

test('an order is checked, placed once however fast one presses, and shown by its number', async ({ page }) => {
  await openSummary(page);
  const before = await countOrders(page);
  await expect(page.getByText('Zatím neodesláno')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Zvoňte dvakrát');
  await expect(page.getByText(/^Ceny ověřeny/)).toBeVisible();
  const total = (await placeButton(page).innerText()).replace(/^\D+/, '');

  await placeButton(page).evaluate((button: { click: () => void }) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });

  await expect(page).toHaveURL('/thanks');
  await expect(page.getByRole('heading', { level: 1, name: 'Objednávka odeslána' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
  const number = await page.getByText(/^45\d+$/).innerText();
  await expect(page.getByRole('main')).toContainText(total);

  await page.reload();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Moje objednávky' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Objednávka ${number}` })).toBeVisible();
  const detail = page.getByRole('main');
  await expect(detail).toContainText('Zvoňte dvakrát');
  await expect(detail).toContainText('Brezovar');
  await expect(detail).toContainText(total);
});

test('an order whose answer was lost is asked for and never sent again', async ({ page }) => {
  await openSummary(page);
  const before = await countOrders(page);
  let sent = 0;
  await page.route('**/graphql*', async (route) => {
    if (!isPlacing(route)) return route.fallback();
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/orders/ByCart/**', (route) => route.abort('connectionfailed'));

  await placeButton(page).click();
  await expect(page.getByText('Server není dostupný')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ověřujeme, zda objednávka dorazila' })).toBeVisible();
  await page.unrouteAll();

  await expect(page).toHaveURL('/thanks');
  await expect(page.getByRole('main')).toContainText('Sklad Poprad');
  expect(sent).toBe(1);
  expect(await countOrders(page)).toBe(before + 1);
});

test.describe('by the clock', () => {
  test.use({ hasOwnWindow: true });

  test('an order that never arrived is reported as lost and can be sent again', async ({ page }) => {
    await page.clock.install();
    await openSummary(page);
    const before = await countOrders(page);
    await page.route('**/graphql*', (route) => (isPlacing(route) ? route.abort('connectionfailed') : route.fallback()));

    await placeButton(page).click();
    const lost = page.getByRole('heading', { name: 'Objednávka nedorazila' });
    // Between two of its questions the page waits for three seconds.
    await expect
      .poll(() => page.clock.fastForward(3_000).then(() => lost.isVisible()), { intervals: [100] })
      .toBe(true);
    expect(await countOrders(page)).toBe(before);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page).toHaveURL('/thanks');
    expect(await countOrders(page)).toBe(before + 1);
  });
});

test('a cart that another tab has changed is not ordered as it was shown', async ({ page }) => {
  await openSummary(page);
  const before = await countOrders(page);
  const { customerCart: cart } = await ask<{ customerCart: { id: string } }>(page, '{ customerCart { id } }');
  const more = `mutation { addProductsToCart(cart_id: "${cart.id}", sku: "SK100019", quantity: 0, number_of_pallet: 1) { user_errors { code } } }`;
  await ask(page, more);

  await placeButton(page).click();

  await expect(page.getByRole('alert')).toContainText('Košík se mezitím změnil');
  await expect(page.getByRole('main')).toContainText('2 položky');
  await expect(page.getByRole('main')).toContainText('2026/118');
  expect(await countOrders(page)).toBe(before);
});

test('two tabs that press together place one order', async ({ page }) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openSummary(page);
    const before = await countOrders(page);
    const other = await openAnotherTab(page);
    await other.goto('/order-summary');
    await expect(placeButton(other)).toBeEnabled();

    await Promise.all([placeButton(page).click(), placeButton(other).click()]);

    await expect(page).toHaveURL('/thanks');
    await expect(other).toHaveURL('/thanks');
    const numbers = await Promise.all([page, other].map((tab) => tab.getByText(/^45\d+$/).innerText()));
    expect(new Set(numbers).size).toBe(1);
    expect(await countOrders(page)).toBe(before + 1);
    await other.close();
  }
});

test('a price that has changed is shown, old and new, and must be accepted', async ({ page }) => {
  await fillCart(page, wanted);
  // As the server tells it of a line that was put in at another price.
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('query ActiveCart')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    for (const item of answer.data.customerCart.items) item.price_before = 1;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/order-summary');
  await expect(page.getByRole('heading', { name: 'Některé ceny nebo zálohy se změnily' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/cena se změnila 1,00\s€ → \d/);
  await expect(placeButton(page)).toBeDisabled();
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Přijmout změny' }).click();

  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Některé ceny nebo zálohy se změnily' })).toBeHidden();
});

test('a buyer who has not accepted the purchase agreement is asked for it with the order', async ({ page }) => {
  await fillCart(page, wanted);
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('query ActiveCart')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.customerCart.agreement_missing = true;
    await route.fulfill({ response, json: answer });
  });
  const accepted = page.waitForResponse('**/api/agreements/accept*');
  await page.goto('/order-summary');
  await expect(page.getByText(/^Ceny ověřeny/)).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Souhlasím s Rámcovou kupní smlouvou' }).check();
  await placeButton(page).click();

  await expect(page).toHaveURL('/thanks');
  expect((await accepted).ok()).toBe(true);
});

test('every block is edited where it is', async ({ page }) => {
  await openSummary(page);
  await expect(page.getByRole('main')).toContainText('Faktura, splatnost 30 dní');

  await page.getByRole('button', { name: 'Upravit: Plátce faktur a platba' }).click();
  await page.getByRole('radio', { name: 'Platba předem' }).check();
  await page.getByRole('button', { name: 'Hotovo: Plátce faktur a platba' }).click();
  await page.getByRole('button', { name: 'Upravit: Dodání' }).click();
  await page.getByRole('textbox', { name: 'Číslo vaší objednávky' }).fill('Žluťoučký 7');
  await page.getByRole('button', { name: 'Hotovo: Dodání' }).click();

  await expect(page.getByRole('main')).toContainText('Platba předem');
  await expect(page.getByRole('main')).toContainText('Žluťoučký 7');
  await expect(placeButton(page)).toBeEnabled();
});

test('an amount that was just changed is shown in the total before it can be ordered', async ({ page }) => {
  await openSummary(page);
  const before = await countOrders(page);
  const total = await placeButton(page).innerText();
  await page.getByRole('button', { name: 'Upravit: Položky' }).click();

  await page.getByRole('textbox', { name: /^Množství/ }).fill('7');
  await placeButton(page).dispatchEvent('click');
  await expect(placeButton(page)).not.toHaveText(total);
  expect(await countOrders(page)).toBe(before);
  await expect(page).toHaveURL('/order-summary');
  const newTotal = (await placeButton(page).innerText()).replace(/^\D+/, '');
  await placeButton(page).click();

  await expect(page).toHaveURL('/thanks');
  await expect(page.getByRole('main')).toContainText(newTotal);
});

test('on a phone the button is in sight, and without a connection it says why it waits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSummary(page);
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });

  await page.context().setOffline(true);

  await expect(placeButton(page)).toBeDisabled();
  await expect(page.getByText('Nejste připojeni')).toBeVisible();
});

test('the summary has no barrier, with all its blocks open neither', async ({ page }) => {
  test.setTimeout(120_000);
  await openSummary(page);
  expect(await findBarriersEverywhere(page)).toEqual([]);

  await page.getByRole('button', { name: 'Upravit: Dodání' }).click();
  await page.getByRole('button', { name: 'Upravit: Položky' }).click();
  await expect(page.getByRole('textbox', { name: 'Číslo vaší objednávky' })).toBeVisible();

  // At an end, where no bar that stays in its place lies over something that could be pressed.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate('scrollTo(0, 0)');
  expect(await findBarriers(page)).toEqual([]);
});

test('what was placed has no barrier and prints without the portal around it', async ({ page }) => {
  test.setTimeout(120_000);
  await openSummary(page);
  await placeButton(page).click();
  await expect(page).toHaveURL('/thanks');
  expect(await findBarriersEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Moje objednávky' }).click();
  const detail = page.getByRole('main');
  await expect(detail).toContainText('Zvoňte dvakrát');
  expect(await findBarriersEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.emulateMedia({ media: 'print' });

  await expect(detail).toContainText('Brezovar');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vytisknout' })).toBeHidden();
});
