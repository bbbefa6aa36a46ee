import type { Page } from '@playwright/test';
import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { moveFirstCutOff } from '../moved-cut-off.ts';
import { chooseShipTo } from '../people/chosen-ship-to.ts';
import { expect, test } from '../people/customer.ts';
import { openDelivery } from '../people/delivery-row.ts';
import { ask, emptyCart, fillCart } from '../people/filled-cart.ts';

// They all use one cart, so they take turns; it is the manager's, because other journeys need the owner's empty.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'manager@ulipy.example', viewport: { width: 1280, height: 800 } });

const shipToId = '100234';
/** Since the last order of U Lípy this one has gone, and that one can be had instead. */
const gone = 'Žlutý Mlýn Pšeničné 11°';
const instead = 'Havranov Nefiltrovaný 11°';

const panel = (page: Page) => page.getByRole('region', { name: /^Přidáno do košíku/ });
const counted = (page: Page, n: number) => page.getByRole('heading', { name: `Položky (${n})` });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^V\skošíku už/ });

/** Two lines, one of which the last order holds as well. */
async function fillWithTwo(page: Page): Promise<void> {
  const { id } = await emptyCart(page);
  await ask(
    page,
    `mutation ($cart: String!, $shipTo: String!) {
      setShippingAddressesOnCart(cart_id: $cart, ship_to_id: $shipTo) { user_errors { message } }
      addProductsToCart(cart_id: $cart, cart_items: [
        { sku: "CZ100003", quantity: 3, number_of_layer: 0, number_of_pallet: 0 },
        { sku: "CZ100012", quantity: 1, number_of_layer: 0, number_of_pallet: 0 }]) { user_errors { message } }
    }`,
    { cart: id, shipTo: shipToId },
  );
}

async function openHistory(page: Page): Promise<void> {
  await chooseShipTo(page, shipToId);
  await page.goto(`/orders/history?shipTo=${shipToId}`);
  await expect(page.getByRole('rowheader')).toHaveCount(25);
}

const pressRepeat = (page: Page) =>
  page
    .getByRole('button', { name: /^Zopakovat objednávku \d/ })
    .first()
    .click();

test('an empty cart is filled by one press, and says what is gone, what is dearer and what can be had instead', async ({
  page,
}) => {
  await page.goto('/orders/history');
  await emptyCart(page);
  await openHistory(page);

  await pressRepeat(page);

  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/cart\?repeated=\d+$/);
  await expect(panel(page)).toContainText(gone);
  await expect(panel(page)).toContainText('Není skladem');
  await expect(panel(page)).toContainText(/změnila 1\scena/);
  await expect(panel(page)).toContainText(/\+\d+,\d\d\sKč\sbez DPH/);
  await expect(counted(page, 4)).toBeVisible();
  expect(await findBarriersEverywhere(page)).toEqual([]);

  await panel(page)
    .getByRole('button', { name: `Přidat ${instead}` })
    .click();
  await expect(panel(page).getByText('Přidáno', { exact: true })).toBeVisible();
  await expect(counted(page, 5)).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('Přidáno', { exact: true })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Odebrat / })
    .click();
  await expect(panel(page).getByText('odebráno', { exact: true })).toBeVisible();
  await expect(counted(page, 4)).toBeVisible();
  // What was done since would be lost along.
  await expect(panel(page).getByRole('button', { name: 'Vrátit zpět' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Zavřít přehled' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(panel(page)).toHaveCount(0);
});

test('a full cart is asked about: equal goods add up, and one press takes all of it back', async ({ page }) => {
  await page.goto('/orders/history');
  await fillWithTwo(page);
  await openHistory(page);

  await pressRepeat(page);
  await expect(dialog(page).getByRole('radio', { name: /^Přidat do košíku/ })).toBeFocused();
  expect(await findBarriersEverywhere(page)).toEqual([]);
  const after = (
    await dialog(page)
      .getByText(/^Celkem \d+/)
      .innerText()
  ).match(/\d+/)?.[0];
  await page.keyboard.press('Enter');

  await expect(panel(page)).toBeVisible();
  await expect(counted(page, Number(after))).toBeVisible();
  await panel(page).getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(counted(page, 2)).toBeVisible();
  await expect(page).toHaveURL('/cart');
});

test('in place of a full cart: the old one is kept, and comes back when it is undone', async ({ page }) => {
  await page.goto('/orders/history');
  await fillWithTwo(page);
  await chooseShipTo(page, shipToId);
  await page.goto('/');
  const block = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Zopakovat poslední' }) });
  // What would be different is said before anything is pressed.
  await expect(block).toContainText(gone);
  await expect(block).toContainText(instead);

  await block.getByRole('button', { name: /^Zopakovat objednávku/ }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Nahradit košík/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Zopakovat objednávku' }).click();

  await expect(panel(page)).toContainText('je v\u00a0Uložených objednávkách');
  await expect(counted(page, 4)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(counted(page, 2)).toBeVisible();
});

test('an empty cart offers the usual order with its reasons, and puts it in by one press', async ({ page }) => {
  await page.goto('/orders/history');
  await emptyCart(page);
  await chooseShipTo(page, shipToId);
  await page.goto('/cart');
  const usual = page.getByRole('main').locator('section').filter({ hasText: 'Vaše obvyklá objednávka' });
  await expect(usual.getByText(/^\d×\sz\sposledních\s6\sobjednávek, obvykle\s\d/).first()).toBeVisible();
  await usual.getByRole('button', { name: 'Jak to počítáme' }).click();
  await expect(usual).toContainText('Nic se neobjedná samo.');
  await page.keyboard.press('Escape');
  await usual.getByRole('button', { name: /^Někdy objednáváte/ }).click();
  expect(await findBarriersEverywhere(page)).toEqual([]);

  await usual.getByRole('button', { name: 'Vložit návrh do košíku' }).first().click();

  await expect(page.getByText(/^Do\skošíku přibyl[ay]? \d+\spolož|^Do\skošíku přibylo \d+\spolož/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Položky \(\d/ })).toBeVisible();
  await emptyCart(page);
});

async function openCart(page: Page): Promise<void> {
  await page.goto('/');
  await fillCart(page, { shipToId: shipToId, sku: 'CZ100001', pallets: 1, orderNumber: '2026/31' });
  await chooseShipTo(page, shipToId);
  await page.goto('/cart');
}

test.describe('the clock of the cut-off', () => {
  // Each sets a clock of its own.
  test.use({ hasOwnWindow: true });

  test('a phone whose clock is three hours wrong shows the right time left', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 180 * 60_000);
    await moveFirstCutOff(page, 42);

    await openCart(page);

    await expect(page.getByRole('banner').getByText(/zbývá 42\smin$/)).toBeVisible();
    await openDelivery(page);
    await expect(page.getByRole('main').getByText('Zbývá už jen 42 min')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('in the last quarter of an hour it is urgent, on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await moveFirstCutOff(page, 9);

    await openCart(page);

    await expect(page.getByRole('main').getByText('Pospěšte si, zbývá 9 min')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Dodat na:' })).toContainText('9 min');
  });

  test('when it is over the cart stays, and the next day is one press away', async ({ page }) => {
    await moveFirstCutOff(page, -2);
    await openCart(page);
    const closed = page.getByRole('main').getByText(/^Uzávěrka pro závoz .+ už byla\. Košík zůstal, jak je\.$/);
    await expect(closed).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Položky (1)' })).toBeVisible();

    const next = page.getByRole('button', { name: /^Dodat (?!na)/ });
    const day = (await next.innerText()).replace('Dodat ', '');
    await next.click();

    const named = day.replaceAll('.', '\\.').replace(/\s/g, '\\s');
    // What is complete folds up, and says the day.
    const chosen = page.getByRole('radio', { name: new RegExp(`^${named}`), checked: true });
    const folded = page.getByRole('button', { name: new RegExp(`^Datum dodání\\s${named}`) });
    await expect(chosen.or(folded)).toBeVisible();
    await expect(closed).toBeHidden();
  });
});
