import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';

const wanted = { shipToId: '100410', sku: 'IT100101', pallets: 1, orderNumber: '2026/13' };
const paths = ['/', '/catalog/products?view=grid', '/catalog/products?view=list', '/catalog/IT100101', '/cart'];

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'owner@lanterna-blu.example',
  contextOptions: { reducedMotion: 'reduce' },
  // Letters stay as large as they were asked for, as long as the window is open.
  hasOwnWindow: true,
});

/** Words that do not fit into their button or field, and what is wider than the window. */
const cutOff = `(() => {
  const controls = [...document.querySelectorAll('main button, main select, main input:not([type=radio], [type=checkbox])')];
  const cut = controls.filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 4);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...cut.map((each) => each.outerHTML.slice(0, 120)), ...(wide > 0 ? ['wider by ' + wide] : [])];
})()`;

/** As whoever asks his browser for letters twice as large. */
async function askForLargeLetters(page: Page): Promise<CDPSession> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return settings;
}

async function open(page: Page, path: string): Promise<void> {
  await untilQuiet(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const width of [1280, 720]) {
  test(`letters twice as large are so everywhere and nothing is cut off, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const settings = await askForLargeLetters(page);
    await page.addInitScript({ content: `localStorage.shipToId ??= '${wanted.shipToId}'` });
    await fillCart(page, wanted);

    for (const path of [...paths, '/order-summary']) {
      await open(page, path);
      expect(await page.evaluate('getComputedStyle(document.body).fontSize'), path).toBe('32px');
      expect(await page.evaluate(cutOff), path).toEqual([]);
    }
    await settings.detach();
  });
}
