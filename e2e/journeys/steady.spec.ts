import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';
import { expectStill, watchingWhatMoves } from '../what-moved.ts';

const wanted = { shipToId: '100406', sku: 'IT100101', pallets: 12, orderNumber: '2026/600' };

/** Words that do not fit into their button or field, and what is wider than the window. */
const cutOff = `(() => {
  const controls = [...document.querySelectorAll('main button, main select, main input:not([type=radio], [type=checkbox])')];
  const cut = controls.filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 4);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...cut.map((each) => each.outerHTML.slice(0, 120)), ...(wide > 0 ? ['wider by ' + wide] : [])];
})()`;

test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@tirrenova.example', contextOptions: { reducedMotion: 'reduce' } });

/** With letters twice as large, at this width and, from a desk, at half of it, on the page that has just come. */
async function expectLargeLettersFit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  if (!size || size.width < 1000) return;
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [size.width, 720]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate('getComputedStyle(document.body).fontSize')).toBe('32px');
    // A window that is made narrower is drawn anew in a few steps.
    await expect.poll(() => page.evaluate<string[]>(cutOff), `${path} at ${width} px`).toEqual([]);
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize(size);
  await settings.detach();
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

test.describe('a page that comes', () => {
  // Letters stay as large as they were asked for, as long as the window is open.
  test.use({ hasOwnWindow: true });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test(`nothing moves under the reader while a page comes, and large letters fit, at ${viewport.width} px`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.addInitScript({
        content: `${watchingWhatMoves} localStorage.shipToId ??= '100406'; localStorage.catalogueView ??= 'grid'`,
      });
      await fillCart(page, wanted);

      const paths = ['/', '/catalog/products', '/catalog/products?view=list', '/catalog/IT100101', '/cart'];
      for (const path of [...paths, '/order-summary']) {
        await expectStill(page, path);
        await expectLargeLettersFit(page, path);
      }
      await withoutDay(page);
      await expectStill(page, '/order-summary', 'without a day');
    });
  }
});

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
  // Without a connection, what is still on its way would fail.
  await untilQuiet(page, () => page.goto('/cart'));
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

test('on a phone the bar says why the way on is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page, { ...wanted, pallets: 1, orderNumber: '2026/601' });
  await page.goto('/cart');
  const bar = page.getByRole('region', { name: 'Souhrn' }).last();

  await expect(bar.getByRole('button')).toBeDisabled();
  await expect(bar.getByRole('status')).toContainText('Minimální');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
});
