import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { openDelivery } from '../people/delivery-row.ts';
import { fillCart } from '../people/filled-cart.ts';
import { heldBack } from '../people/slow-line.ts';

const wanted = { shipToId: '100301', sku: 'SK100020', pallets: 6, orderNumber: '2026/500' };
const saving = (page: Page) => page.getByRole('status').filter({ hasText: 'Ukládá se…' });

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'warehouse@tatravelko.example',
  expectedComplaints: /ERR_CONNECTION_FAILED/,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a choice in the summary is shown while the server still thinks, in its block and beside it', async ({ page }) => {
  await fillCart(page, wanted);
  await page.goto('/order-summary');
  await page.getByRole('button', { name: 'Upravit: Plátce faktur a platba' }).click();
  const line = await heldBack(page, 'setPaymentMethodOnCart(');

  await page.getByRole('radio', { name: 'Platba předem' }).check();

  await expect(saving(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hotovo: Plátce faktur a platba' }).click();
  await expect(page.getByRole('region', { name: 'Plátce faktur a platba' })).toContainText('Platba předem');
  await expect(saving(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Odeslat objednávku/ })).toBeDisabled();
  await line.answer();
  await expect(saving(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Odeslat objednávku/ })).toBeEnabled();
});

test('a choice that could not be saved goes back, names itself and what holds, and is tried again', async ({
  page,
}) => {
  await fillCart(page, wanted);
  await page.goto('/order-summary');
  await page.getByRole('button', { name: 'Upravit: Plátce faktur a platba' }).click();
  const line = await heldBack(page, 'setPaymentMethodOnCart(');
  const block = page.getByRole('region', { name: 'Plátce faktur a platba' });
  await page.getByRole('radio', { name: 'Platba předem' }).check();

  await line.drop();

  await expect(page.getByRole('radio', { name: 'Platba předem' })).not.toBeChecked();
  await expect(block.getByRole('alert')).toContainText('Neuloženo: Způsob platby.');
  await expect(block.getByRole('alert')).toContainText('Dál platí: Faktura, splatnost 30 dní.');
  await line.open();
  await block.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('radio', { name: 'Platba předem' })).toBeChecked();
  await expect(block.getByRole('alert')).toBeEmpty();
});

test('a delivery day and a filter move with the press, before any answer', async ({ page }) => {
  await fillCart(page, wanted);
  await page.goto('/cart');
  await openDelivery(page);
  const days = page.getByRole('group', { name: /^Datum dodání/ }).getByRole('radio');
  await expect(days.nth(1)).toBeVisible();
  const line = await heldBack(page, 'setShippingMethodsOnCart(');

  await days.nth(1).check();
  await expect(saving(page)).toBeVisible();
  await line.answer();

  await page.goto('/catalog/products?view=grid');
  const box = page.getByRole('checkbox').first();
  await expect(box).toBeVisible();
  const list = await heldBack(page, 'products(');
  await box.click();
  expect(await box.isChecked()).toBe(true);
  await list.answer();
});
