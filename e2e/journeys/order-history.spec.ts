import type { Page } from '@playwright/test';
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
