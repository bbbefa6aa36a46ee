import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const rows = (page: Page) => page.getByRole('rowheader');
const numberOf = async (page: Page, row: number) => (await rows(page).nth(row).innerText()).split(/\s/)[0] ?? '';
const unfold = (page: Page, number: string) => page.getByRole('button', { name: `Podrobnosti objednávky ${number}` });

test.use({ account: 'owner@bellini.example', expectedComplaints: /status of 404/ });

test('orders stand newest first, ten a page, and each page has its address', async ({ page }) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(10);
  const newest = await numberOf(page, 0);

  await page.getByRole('link', { name: 'Stránka 2', exact: true }).click();

  await expect(page).toHaveURL('/orders/history?page=2');
  await expect(rows(page).first()).not.toContainText(newest);
  expect(Number(await numberOf(page, 0))).toBeLessThan(Number(newest));
});

test('an order unfolds where it stands, and its address opens it again', async ({ page }) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(10);
  const number = await numberOf(page, 2);

  await unfold(page, number).click();

  await expect(page).toHaveURL(`/orders/history?order=${number}`);
  const detail = page.getByRole('cell').filter({ hasText: 'Způsob platby' });
  await expect(detail).toContainText('Bellini Distribuzione');
  await expect(detail).toContainText('Celkem s DPH a zálohami');
  await page.reload();
  await expect(detail).toContainText('Bellini Distribuzione');
  await unfold(page, number).click();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL('/orders/history');
});

test('who needs help with an order takes its number along to the contacts, and copies it from there', async ({
  page,
}) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(10);
  const number = await numberOf(page, 0);
  await unfold(page, number).click();

  await page.getByRole('link', { name: `Potřebuji pomoc s objednávkou ${number}` }).click();

  await expect(page).toHaveURL(`/contact?about=order&id=${number}`);
  const about = page.getByRole('region', { name: 'Ptáte se na:' });
  await expect(about).toContainText(`Objednávka ${number}`);
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
  await about.getByRole('button', { name: 'Zkopírovat' }).click();
  await expect(about.getByRole('status')).toHaveText('Text je označený, zkopírujte ho.');
  expect(await page.evaluate<string>('String(getSelection())')).toBe(`Objednávka ${number}`);
  await page.evaluate('navigator.clipboard.writeText = async (text) => { globalThis.written = text; }');
  await about.getByRole('button', { name: 'Zkopírovat' }).click();
  await expect(about.getByRole('status')).toHaveText('Zkopírováno');
  expect(await page.evaluate<string>('globalThis.written')).toBe(`Objednávka ${number}`);
});

test('an order that is on another page is shown above the list', async ({ page }) => {
  await page.goto('/orders/history?page=3');
  await expect(rows(page)).toHaveCount(10);
  const number = await numberOf(page, 0);

  await page.goto(`/orders/history?order=${number}`);

  await expect(page.getByRole('heading', { name: `Objednávka ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Zavřít' }).click();
  await expect(page).toHaveURL('/orders/history');
});

test('an order is found by part of its number, and what is not there is told', async ({ page }) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(10);
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
  await expect(rows(page)).toHaveCount(10);
});

test('an order that is not there is told, and the list stays', async ({ page }) => {
  await page.goto('/orders/history?order=9999999');

  await expect(page.getByRole('alert')).toContainText('Objednávku se nepodařilo načíst');
  await expect(rows(page)).toHaveCount(10);
});

test('orders are narrowed by status and days, the address says so, and what is left is saved as a file', async ({
  page,
}) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(10);
  const filter = (name: RegExp) => page.getByRole('search', { name: 'Zúžit seznam' }).getByRole('button', { name });

  await filter(/^Stav/).click();
  await expect(page.getByRole('combobox', { name: 'Hledat: Stav' })).toBeFocused();
  await page.keyboard.type('zatim');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=Not\+Yet\+Processed/);
  await expect(page.getByRole('cell', { name: 'Zcela vyřízeno' })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(filter(/^Stav: Zatím nevyřízeno/)).toBeFocused();

  // The market's today is another day each time; days long past are told as they are typed.
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
  await page.getByRole('button', { name: 'Zrušit filtry' }).click();
  await expect(page).toHaveURL('/orders/history');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all filters stand in one sheet, and its button says what they leave', async ({ page }) => {
    await page.goto('/orders/history');
    await page.getByRole('button', { name: 'Filtry' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.getByRole('button', { name: 'Stav' }).click();
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
