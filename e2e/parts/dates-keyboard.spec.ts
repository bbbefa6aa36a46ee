import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from './gallery.ts';

/** The day that has the focus, as it is read out. */
const day = (page: Page, name: RegExp) => expect(page.locator('[role="gridcell"] :focus')).toHaveAccessibleName(name);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const specimen = (page: Page) => page.locator('[data-specimen="calendar"]');

test('a calendar: arrows go by days and weeks, Home and End to the ends of the week, Page keys by months', async ({
  open,
}) => {
  const page = await open({ part: 'dates' });
  await specimen(page)
    .getByRole('button', { name: /18\.\slistopadu\s2026/ })
    .focus();
  await press(page, 'Home');
  await day(page, /pondělí 16\.\slistopadu\s2026/);
  await press(page, 'End');
  await day(page, /neděle 22\.\slistopadu\s2026/);
  await press(page, 'ArrowLeft', 'ArrowUp');
  await day(page, /sobota 14\.\slistopadu\s2026/);
  await press(page, 'PageDown');
  await day(page, /pondělí 14\.\sprosince\s2026/);
  await press(page, 'PageUp', 'ArrowRight', 'ArrowDown');
  await day(page, /neděle 22\.\slistopadu\s2026/);
  await press(page, 'Enter');
  await expect(specimen(page).locator('[data-value]')).toHaveText('2026-11-22');
});

test('a closed day is reached, says why, and cannot be chosen', async ({ open }) => {
  const page = await open({ part: 'dates' });
  await specimen(page)
    .getByRole('button', { name: /18\.\slistopadu\s2026/ })
    .focus();
  await press(page, 'ArrowLeft');
  await day(page, /úterý 17\.\slistopadu\s2026/);
  await expect(specimen(page).getByText(/Public holiday/)).toBeVisible();
  await press(page, 'Enter');
  await expect(specimen(page).locator('[data-value]')).toHaveText('2026-11-18');
});

test('a day is typed as people write it, or picked from a calendar that gives the focus back', async ({ open }) => {
  const page = await open({ part: 'dates' });
  const group = page.locator('[data-specimen="day and range"]');
  const field = group.getByRole('textbox', { name: 'Valid from' });
  await field.fill('4.12.');
  await field.press('Tab');
  await expect(field).toHaveValue(/^4\.\s12\.\s2026$/);
  await field.fill('31.2.');
  await field.press('Tab');
  await expect(field).toHaveValue('31.2.');
  await expect(group.getByRole('alert').first()).not.toBeEmpty();

  const button = group.getByRole('button', { name: /Valid from/ });
  await button.press('Enter');
  await expect(page.locator('[role="gridcell"] :focus')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await press(page, 'Escape');
  await expect(button).toBeFocused();
});

test('a range is picked by two days, and its end is never before its start', async ({ open }) => {
  const page = await open({ part: 'dates' });
  const group = page.getByRole('group', { name: 'Ordered' });
  await group.getByRole('button', { name: /Ordered/ }).press('Enter');
  await day(page, /16\.\slistopadu\s2026/);
  expect(await findBarriers(page)).toEqual([]);
  // The library goes one day on by itself, so that a key is heard to have done something.
  await press(page, 'Enter');
  await day(page, /17\.\slistopadu\s2026/);
  await press(page, 'ArrowUp', 'ArrowLeft', 'Enter');
  await expect(group.getByRole('textbox', { name: 'Od' })).toHaveValue(/^9\.\s11\.\s2026$/);
  await expect(group.getByRole('textbox', { name: 'Do' })).toHaveValue(/^16\.\s11\.\s2026$/);
  await group.getByRole('button', { name: 'lastMonth' }).click();
  await expect(group.getByRole('textbox', { name: 'Od' })).toHaveValue(/^1\.\s10\.\s2026$/);
});
