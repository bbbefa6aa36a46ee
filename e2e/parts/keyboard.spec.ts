import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from './gallery.ts';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a menu: arrows, Home, End and letters move, an entry that is off says why, Escape goes back', async ({
  open,
}) => {
  const page = await open({ part: 'overlays' });
  const button = page.getByRole('button', { name: 'Actions of order 4502388' });
  const entry = (name: RegExp) => page.getByRole('menuitem', { name });

  await button.focus();
  await press(page, 'Enter');
  await expect(entry(/^Track/)).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await press(page, 'ArrowDown');
  await expect(entry(/^Documents/)).toBeFocused();
  await press(page, 'End');
  await expect(entry(/^Cancel order/)).toBeFocused();
  await expect(entry(/^Cancel order/)).toContainText('The goods left at 6:50 today');
  await press(page, 'Enter');
  await expect(page.getByText('Pressed cancel')).toHaveCount(0);
  await press(page, 'Home');
  await expect(entry(/^Track/)).toBeFocused();
  await press(page, 'p');
  await expect(entry(/^Print/)).toBeFocused();
  await press(page, 'Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await press(page, 'Enter');
  await expect(entry(/^Track/)).toBeFocused();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByText('Pressed documents')).toBeVisible();
  await expect(button).toBeFocused();
});

test('a list of choices opens on what is chosen', async ({ open }) => {
  const page = await open({ part: 'overlays' });
  await page.getByRole('button', { name: /^Language/ }).press('Enter');

  await expect(page.getByRole('menuitemradio', { name: 'Čeština' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'Čeština' })).toHaveAttribute('aria-checked', 'true');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('button', { name: /^Language: es/ })).toBeFocused();
});

for (const name of ['Dialog', 'Drawer left', 'Drawer right', 'Drawer bottom']) {
  test(`${name}: the focus goes in, stays in and comes back, and what opens within it is seen`, async ({ open }) => {
    const page = await open({ part: 'overlays' });
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    // Where the focus is after each step: in the dialog, or with the browser's own controls, never on the page behind.
    for (let step = 0; step < 8; step += 1) {
      await press(page, 'Tab');
      const isBehind = 'document.activeElement !== document.body && !document.activeElement.closest("dialog")';
      expect(await page.evaluate(isBehind)).toBe(false);
    }
    await dialog.getByRole('button', { name: /^Actions/ }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Track' })).toBeFocused();
    await page.getByRole('menuitem', { name: 'Track' }).click();
    await expect(page.getByText('Pressed track')).toBeVisible();

    await dialog.getByRole('button', { name: /^Actions/ }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Track' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('tabs: arrows turn round, Home and End reach the ends, Tab goes into the panel', async ({ open }) => {
  const page = await open({ part: 'page' });
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Description').focus();
  await press(page, 'ArrowLeft');
  await expect(tab('Files')).toBeFocused();
  await expect(tab('Files')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Home');
  await expect(tab('Description')).toBeFocused();
  await press(page, 'End', 'ArrowRight', 'ArrowRight');
  await expect(tab('Data')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('4.4 % alcohol.');
});

test('rows: up and down go from name to name, Enter unfolds, and Shift marks everything between', async ({ open }) => {
  const page = await open({ part: 'list' });
  const name = (n: number) => page.getByRole('button', { name: `Details of order 450238${n}` });
  await name(0).focus();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(name(2)).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByText('Delivered to Na Náměstí, Kuřim.')).toBeVisible();
  await press(page, 'ArrowUp');
  await expect(name(1)).toBeFocused();

  const box = (n: number) => page.getByRole('checkbox', { name: `Select order 450238${n}` });
  await box(0).click();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status').filter({ hasText: 'Vybrány 4 řádky' })).toBeVisible();
  await box(1).uncheck();
  const all = page.getByRole('checkbox', { name: 'Vybrat vše na této stránce' });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Zrušit výběr' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  // The button went with the last mark: the focus stays with the list.
  await expect(all).toBeFocused();
});

test('a field with a list: letters narrow it without accents, arrows go round, Enter takes, Escape leaves', async ({
  open,
}) => {
  const page = await open({ part: 'comboboxes' });
  const field = page.getByRole('combobox', { name: 'Town', exact: true });
  await field.focus();
  await press(page, 'ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await field.fill('cas');
  await expect(page.getByRole('option')).toHaveText(['Čáslav', /Brno/, /Čáslav/, /Kuřim/, /Ostrava/, /Plzeň/, /Praha/]);
  await press(page, 'ArrowDown', 'Enter');
  await expect(field).toHaveValue('Čáslav');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'ArrowDown', 'Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('Čáslav');

  // Several: a mark leaves the list where it is, and the other marks as they are.
  const several = page.getByRole('combobox', { name: 'Search towns' });
  await several.fill('pra');
  await press(page, 'ArrowDown', 'Enter');
  await several.fill('');
  const towns = page.getByRole('listbox', { name: 'Towns' });
  await expect(towns.getByRole('option', { selected: true })).toHaveText([/Brno/, /Praha/]);
});
