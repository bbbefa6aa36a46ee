import { readFile } from 'node:fs/promises';
import { findBarriers } from '../find-barriers.ts';
import { answerCancel, holdStream, tellOrder, tellRows } from '../people/changed-order.ts';
import { expect, test } from '../people/customer.ts';
import { confirming, heading, numberOf, opening, rows } from '../people/order-rows.ts';

test.use({ account: 'owner@bellini.example', expectedComplaints: /status of 404/ });

test('orders come newest first, twenty-five a page, and each page has its address', async ({ page }) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(25);
  const newest = await numberOf(page, 0);

  await page.getByRole('link', { name: 'Stránka 2', exact: true }).click();

  await expect(page).toHaveURL('/orders/history?page=2');
  await expect(rows(page).first()).not.toContainText(newest);
  expect(Number(await numberOf(page, 0))).toBeLessThan(Number(newest));
});

test('an order has a page and an address of its own, and back in the list its row has the focus', async ({ page }) => {
  await page.goto('/orders/history?status=Completely+Processed');
  await expect(rows(page)).toHaveCount(25);
  const number = await numberOf(page, 2);
  await opening(page, await numberOf(page, 0)).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(opening(page, number)).toBeFocused();

  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/orders/history?status=Completely+Processed&order=${number}`);
  await expect(heading(page, number)).toBeFocused();
  const main = page.getByRole('main');
  for (const text of ['Způsob platby', 'Bellini Distribuzione', 'Celkem s DPH a zálohami']) {
    await expect(main).toContainText(text);
  }
  await page.reload();
  await expect(main).toContainText('Bellini Distribuzione');
  await page.goBack();
  await expect(page).toHaveURL('/orders/history?status=Completely+Processed');
  await expect(rows(page)).toHaveCount(25);
  await opening(page, number).click();
  await page.getByRole('navigation', { name: 'Kde jste' }).getByRole('link', { name: 'Objednávky' }).click();
  await expect(opening(page, number)).toBeFocused();
  await expect(page).toHaveURL('/orders/history?status=Completely+Processed');
});

test('an order is found by part of its number, and what is not there is shown', async ({ page }) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(25);
  const number = await numberOf(page, 5);
  const field = page.getByRole('searchbox', { name: 'Číslo objednávky, číslo SAP nebo vaše číslo' });

  await field.fill(number);
  await field.press('Enter');
  await expect(page).toHaveURL(`/orders/history?q=${number}`);
  await expect(rows(page)).toHaveCount(1);

  await field.fill('nikdy-0');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hledání „nikdy-0“ neodpovídá žádná objednávka' })).toBeVisible();
  await page.getByRole('link', { name: 'Zobrazit všechny objednávky' }).click();
  await expect(rows(page)).toHaveCount(25);
});

test('an order is cancelled from its row, and then its menu says why it cannot be cancelled again', async ({
  page,
}) => {
  const orderState = { cancelBar: null as string | null, cancellation: 'none' };
  await tellOrder(page, (order) => ({ ...order, ...orderState }));
  await tellRows(page, (row) => ({ ...row, ...orderState }));
  await answerCancel(page, { status: 'pending', message: 'Čeká na zrušení' });
  await page.goto('/orders/history');
  const number = await numberOf(page, 0);
  const menu = page.getByRole('button', { name: `Možnosti objednávky ${number}` });
  const entry = page.getByRole('menuitem', { name: /^Zrušit objednávku/ });

  await menu.click();
  await entry.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Objednávka ${number}`);
  await expect(dialog.getByRole('button', { name: 'Zpět' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  Object.assign(orderState, { cancelBar: 'REQUESTED', cancellation: 'requested' });
  await dialog.getByRole('button', { name: confirming }).click();

  await expect(dialog.getByRole('heading', { name: 'Čeká na zrušení' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Čeká na zrušení');
  await menu.click();
  await expect(entry).toContainText(/O\szrušení už jste požádali/);
});

test('a change that the server tells is on the page at once, marked, and its row stays where it is', async ({
  page,
}) => {
  const say = await holdStream(page);
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(25);
  const numbers = await rows(page).getByRole('link').allInnerTexts();
  const number = numbers[4] ?? '';
  await tellOrder(page, (order) => ({
    ...order,
    deliveryStatus: 'RETURNED TO HUB 7',
    deliveryStatusLabel: null,
    changedAt: '2026-11-12T08:32:00.000Z',
  }));

  say(`id: 1\nevent: order\ndata: {"kind":"order","id":"${number}"}\n\n`);

  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('RETURNED TO HUB 7');
  await expect(row).toContainText('teď');
  await expect(page.getByRole('status').filter({ hasText: `${number}: změna (9:32)` })).toBeVisible();
  expect(await rows(page).getByRole('link').allInnerTexts()).toEqual(numbers);
});

test('orders are narrowed by status and days, the address says so, and what is left is saved as a file', async ({
  page,
}) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(25);
  const filter = (name: RegExp) => page.getByRole('search', { name: 'Zúžit seznam' }).getByRole('button', { name });

  await filter(/^Stav: vše$/).click();
  await expect(page.getByRole('combobox', { name: 'Hledat: Stav' })).toBeFocused();
  await page.keyboard.type('zatim');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=Not\+Yet\+Processed/);
  await expect(page.getByRole('cell', { name: 'Zcela vyřízeno' })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(filter(/^Stav: Zatím nevyřízeno/)).toBeFocused();

  // The market's today is another day each time; days long past are shown as they are typed.
  await filter(/^Objednáno/).click();
  const from = page.getByRole('textbox', { name: 'Od' });
  await expect(from).toBeFocused();
  await from.fill('5.1.2026');
  await from.press('Tab');
  await expect(page).toHaveURL(/from=2026-01-05/);
  await page.getByRole('textbox', { name: 'Do' }).fill('4.1.2026');
  await page.getByRole('textbox', { name: 'Do' }).press('Tab');
  await expect(page.getByRole('alert')).toContainText('Konec je dřív než začátek');
  await expect(page).not.toHaveURL(/to=/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zrušit filtr: Objednáno' }).click();
  await expect(page).not.toHaveURL(/from=/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportovat CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dray-orders.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Číslo objednávky;Vaše číslo');
  expect(lines.slice(1).filter((line) => !line.includes('Zatím nevyřízeno'))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
  await filter(/^Stav: /).click();
  await page.getByRole('option', { name: /^Zcela vyřízeno/ }).click();
  await expect(page).toHaveURL(/status=Completely\+Processed&status=Not\+Yet\+Processed/);
  await expect(page.getByRole('cell', { name: 'Zcela vyřízeno' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zrušit filtry' }).click();
  await expect(page).toHaveURL('/orders/history');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all filters are in one sheet, and its button says what they leave', async ({ page }) => {
    await page.goto('/orders/history');
    await page.getByRole('button', { name: 'Filtry' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.getByRole('button', { name: 'Stav', exact: true }).click();
    await sheet.getByRole('option', { name: 'Zcela zamítnuto' }).click();
    await expect(page).toHaveURL(/status=Fully\+Rejected/);
    await expect(sheet.getByRole('button', { name: /^Zobrazit \d+\sobjedn/ })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Objednáno' }).click();
    await expect(sheet.getByRole('textbox', { name: 'Od' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Zobrazit/ }).click();
    await expect(page.getByRole('button', { name: 'Filtry 1' })).toBeFocused();
  });
});
