import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';

const wanted = { shipToId: '100406', sku: 'IT100101', pallets: 12, orderNumber: '2026/600' };
const max = 0.02;
const watching = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@tirrenova.example', contextOptions: { reducedMotion: 'reduce' } });

/** Where the page is still when nothing is on its way any more. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await untilQuiet(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  return page.evaluate<number>('globalThis.shifted');
}

/** The summary opens with its fields then; the answer is changed on its way, for a day cannot be taken back. */
async function withoutDay(page: Page): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('query ActiveCart')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { customerCart: { delivery_date: string | null } } };
    answer.data.customerCart.delivery_date = null;
    await route.fulfill({ response, json: answer });
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`nothing moves under the reader while a page comes, at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await page.addInitScript({
      content: `${watching} localStorage.shipToId ??= '100406'; localStorage.catalogueView ??= 'grid'`,
    });
    await fillCart(page, wanted);

    const paths = ['/', '/catalog/products', '/catalog/products?view=list', '/catalog/IT100101', '/cart'];
    for (const path of [...paths, '/order-summary']) {
      expect(await shiftOf(page, path), path).toBeLessThanOrEqual(max);
    }
    await withoutDay(page);
    expect(await shiftOf(page, '/order-summary'), 'without a day').toBeLessThanOrEqual(max);
  });
}

for (const [whose, script] of [
  ['', "localStorage.shipToId ??= '100406'"],
  [', before a place is chosen, too', 'localStorage.removeItem("shipToId")'],
] as const) {
  test(`the way into the cart is in sight on the page of a product, without scrolling${whose}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript({ content: script });
    await page.goto('/catalog/IT100101');

    await expect(page.getByRole('main').getByRole('button', { name: /^Přidat \d/ })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone the lines come before the delivery, and the bar leaves what has the focus in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page, wanted);
  await page.goto('/cart');
  const lines = await page.getByRole('heading', { name: /^Položky/ }).boundingBox();
  const delivery = await page.getByRole('heading', { name: 'Dodání' }).boundingBox();
  const bar = page.getByRole('region', { name: 'Souhrn' }).last();

  await page.getByRole('textbox', { name: /^Číslo vaší objednávky/ }).focus();

  expect(lines?.y).toBeLessThan(delivery?.y ?? 0);
  const [field, above] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
  expect(above?.height).toBeLessThanOrEqual(72);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  await page.context().setOffline(true);
  await expect(bar.getByText('Bez připojení')).toBeVisible();
  await expect(bar.getByRole('button')).toBeDisabled();
});

test('every field is 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript({ content: "localStorage.shipToId ??= '100406'" });
  await fillCart(page, wanted);

  for (const path of [
    '/catalog/products?view=grid',
    '/catalog/products?view=list',
    '/catalog/IT100101',
    '/cart',
    '/orders/saved',
  ]) {
    await untilQuiet(page, () => page.goto(path));
    const low =
      await page.evaluate(`[...document.querySelectorAll('main select, main textarea, main input:not([type=radio], [type=checkbox])')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
      .map((each) => each.outerHTML.slice(0, 120) + ' ' + each.getBoundingClientRect().height)`);
    expect(low, path).toEqual([]);
  }
});
