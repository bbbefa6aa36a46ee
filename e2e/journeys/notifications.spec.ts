import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { freshNumber } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';
import { placeElsewhere } from '../people/placed-order.ts';

const narrow = { width: 360, height: 740 };

// One bell, one journey at a time; no other journey orders as her.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@javorinka.example', viewport: { width: 1280, height: 800 } });

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Upozornění/ });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Upozornění' });
const rowsOf = (page: Page) => panelOf(page).getByRole('listitem').getByRole('link');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Upozornění' });
const sheetRowsOf = (page: Page) => sheetOf(page).getByRole('listitem').getByRole('link');
const closeOf = (page: Page) => sheetOf(page).getByRole('button', { name: 'Zavřít' });
const order = (page: Page) =>
  placeElsewhere(page, { shipToId: '100310', sku: 'SK100017', pallets: 1, orderNumber: freshNumber('Z') });

/** As the bell itself says it; without a figure nothing is new. */
async function unreadAt(page: Page): Promise<number> {
  await expect(bellOf(page)).toBeVisible();
  return Number(/\d+/.exec((await bellOf(page).textContent()) ?? '')?.[0] ?? 0);
}

test('the bell counts what is new, and an order placed elsewhere raises it on the open page', async ({ page }) => {
  await order(page);
  await page.goto('/contact');
  await expect.poll(() => unreadAt(page)).toBeGreaterThanOrEqual(1);
  const before = await unreadAt(page);

  await order(page);

  await expect.poll(() => unreadAt(page)).toBe(before + 1);
});

test('by keys it is opened, shows what is unread, and leads to the order, which is read then', async ({ page }) => {
  const number = await order(page);
  await page.goto('/contact');
  await expect.poll(() => unreadAt(page)).toBeGreaterThanOrEqual(1);
  const before = await unreadAt(page);

  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const newest = rowsOf(page).first();
  await expect(newest).toContainText(`Nepřečtené: Objednávka ${number} odeslána`);
  expect(await findBarriers(page)).toEqual([]);
  await pressTabUntil(page, newest);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/orders/history\\?order=${number}`));
  await expect(panelOf(page)).toHaveCount(0);
  await expect.poll(() => unreadAt(page)).toBe(before - 1);
});

test('Escape closes it, and the bell has the focus again', async ({ page }) => {
  await page.goto('/contact');
  await bellOf(page).click();
  await expect(rowsOf(page).first()).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(panelOf(page)).toHaveCount(0);
  await expect(bellOf(page)).toBeFocused();
});

test('on a phone it fits, and all of it is read at one press', async ({ page }) => {
  await order(page);
  await page.setViewportSize(narrow);
  await page.goto('/contact');
  await expect.poll(() => unreadAt(page)).toBeGreaterThanOrEqual(1);
  await bellOf(page).click();
  await expect(sheetRowsOf(page).first()).toBeVisible();
  expect(await sheetOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
  const readAll = sheetOf(page).getByRole('button', { name: 'Přečíst vše' });
  const headRow = [readAll, sheetOf(page).getByRole('link', { name: 'Nastavení upozornění' }), closeOf(page)];
  for (const each of headRow) expect((await each.boundingBox())?.y).toBeLessThan(56);
  expect(await findBarriers(page)).toEqual([]);

  await readAll.click();

  await expect(sheetOf(page).getByText('Nepřečtené')).toHaveCount(0);
  await expect(readAll).toBeDisabled();
  await closeOf(page).click();
  await expect.poll(() => unreadAt(page)).toBe(0);
  await page.reload();
  await bellOf(page).click();
  await expect(sheetRowsOf(page).first()).toBeVisible();
  await expect(sheetOf(page).getByText('Nepřečtené')).toHaveCount(0);
});

test('on a phone Escape, the cross and the browser’s Back close it, and the bell has the focus again', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/contact');
  const ways = [() => page.keyboard.press('Escape'), () => closeOf(page).click(), () => page.goBack()];
  for (const leave of ways) {
    await bellOf(page).click();
    await expect(sheetRowsOf(page).first()).toBeVisible();
    await expect(closeOf(page)).toBeFocused();

    await leave();

    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
    await expect(bellOf(page)).toBeFocused();
  }
});

test('on a phone a notification leads on, and Back from there leads to the page below it', async ({ page }) => {
  const number = await order(page);
  await page.setViewportSize(narrow);
  await page.goto('/contact');
  await expect.poll(() => unreadAt(page)).toBeGreaterThanOrEqual(1);
  await bellOf(page).click();
  await sheetRowsOf(page).filter({ hasText: number }).first().click();
  await expect(page).toHaveURL(new RegExp(`/orders/history\\?order=${number}`));
  await expect(sheetOf(page)).toHaveCount(0);

  await page.goBack();

  await expect(page).toHaveURL('/contact');
  await expect(sheetOf(page)).toHaveCount(0);
});

test('which notifications one gets is switched and holds; what is proof cannot be switched', async ({ page }) => {
  await page.goto('/contact');
  await bellOf(page).click();
  await panelOf(page).getByRole('link', { name: 'Nastavení upozornění' }).click();
  await expect(page).toHaveURL('/profile/details?view=notifications');
  const switchOf = (topic: string, channel: string) =>
    page.getByRole('group', { name: topic }).getByRole('switch', { name: channel });
  const mail = switchOf('Objednávka dodána', 'E-mail');
  await expect(mail).toBeVisible();
  const wasOn = await mail.isChecked();

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await mail.press('Space');
  await expect(mail).toBeChecked({ checked: !wasOn });
  expect((await saved).status()).toBe(200);
  await page.reload();

  await expect(mail).toBeChecked({ checked: !wasOn });
  await expect(switchOf('Objednávka dodána', 'V portálu')).toBeChecked();
  for (const locked of ['Objednávka odeslána, zrušena, odmítnuta', 'Dodáme méně, než jste objednali'])
    for (const channel of ['E-mail', 'V portálu']) {
      await expect(switchOf(locked, channel)).toBeChecked();
      await expect(switchOf(locked, channel)).toBeDisabled();
    }
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(narrow.width);
});

async function pressTabUntil(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    if (await wanted.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
