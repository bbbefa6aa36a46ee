import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'owner@ulipy.example', viewport: { width: 1280, height: 800 } });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní nabídka' });
const isFocusIn = (part: Locator) => part.evaluate((element) => element.matches(':focus-within'));

/** Every stop from where the focus is, for as long as it stays inside. */
async function tabThrough(page: Page, part: Locator, atStop?: (stop: Locator) => Promise<void>): Promise<string[]> {
  const stops: string[] = [];
  for (await page.keyboard.press('Tab'); await isFocusIn(part); await page.keyboard.press('Tab')) {
    const stop = part.locator(':focus');
    await atStop?.(stop);
    stops.push((await stop.textContent()) ?? '');
  }
  return stops;
}

async function openGroup(stop: Locator): Promise<void> {
  if ((await stop.getAttribute('aria-expanded')) !== 'false') return;
  await stop.press('Enter');
  await expect(stop).toHaveAttribute('aria-expanded', 'true');
}

test('the header comes first, then the whole menu in its order with every group that is opened, then the page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: 'O nás' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Přejít na obsah' })).toBeFocused();

  const header = await tabThrough(page, page.getByRole('banner'));
  await expect(page.getByRole('banner').locator('a:visible, button:visible, input:visible')).toHaveText(header);
  expect(header.join()).toMatch(/Dodat na:.*CS.*Účet/);

  await page.keyboard.press('Shift+Tab');
  const entries = await tabThrough(page, menu(page), openGroup);
  await expect(menu(page).locator('a, button')).toHaveText(entries);
  expect(entries).toContain('Můj profil');
  while (!(await isFocusIn(page.getByRole('main')))) await page.keyboard.press('Tab');
});

test('an entry of the menu leads to its page', async ({ page }) => {
  await page.goto('/');
  const profile = menu(page).getByRole('link', { name: 'Můj profil' });
  await menu(page).getByRole('link', { name: 'Domů' }).focus();
  while (!(await isFocusIn(profile))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/profile\/details$/);
  await expect(profile).toHaveAttribute('aria-current', 'page');
});

test('the list of ship-tos keeps the focus to itself, and gives it back', async ({ page }) => {
  await page.goto('/');
  const chip = page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Vyberte místo dodání' });
  await expect(list.getByRole('combobox')).toBeFocused();

  await expectTrapped(page, list);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(chip).toBeFocused();
});

test.describe('signing out', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('that failed is shown with another try, and the focus is where it was', async ({ page }) => {
    let tries = 0;
    await page.route('**/auth/logout*', (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto('/');
    const account = page.getByRole('button', { name: /^Účet/ });
    await account.focus();
    await page.keyboard.press('Enter');
    const signOut = page.getByRole('button', { name: 'Odhlásit se' });
    await signOut.focus();
    await page.keyboard.press('Enter');

    const message = page.getByRole('alert').filter({ hasText: 'Stále jste přihlášeni' });
    await expect(message).toBeVisible();
    await expect(account).toBeFocused();
    await message.getByRole('button', { name: 'Zkusit znovu' }).press('Enter');
    await expect.poll(() => tries).toBe(2);
    await expect(message).toBeVisible();
  });
});

test.describe('at the first login', () => {
  test.use({ account: 'new@ulipy.example' });

  test('the tutorial keeps the focus to itself, is not left by Escape, and its one button leads to the end', async ({
    page,
  }) => {
    // As if it were the first, whatever another journey has just noted; and nothing is noted for good.
    await page.route('**/identity/users/GetUserInfoById/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), firstLogin: true } });
    });
    await page.route('**/identity/users/SetFirstLoginFlag/*', (route) =>
      route.fulfill({ json: { firstLogin: false } }),
    );
    await page.goto('/');
    const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
    await expect(guide.getByRole('button', { name: 'Další' })).toBeFocused();

    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await expectTrapped(page, guide);

    await guide.getByRole('button', { name: 'Další' }).focus();
    for (const position of ['2 / 5', '3 / 5', '4 / 5', '5 / 5']) {
      await page.keyboard.press('Enter');
      await expect(guide.locator('[role="group"]:not([inert])')).toHaveAccessibleName(position);
    }
    await expect(guide.getByRole('button', { name: 'Hotovo' })).toBeFocused();
    // The guide goes before its note is sent: a note after the end of this journey would reach the server.
    const noted = page.waitForResponse('**/identity/users/SetFirstLoginFlag/*');
    await page.keyboard.press('Enter');
    await expect(guide).toBeHidden();
    await noted;
  });
});

/** Twice around in both directions. Between the last stop and the first a browser may stop at its own bar: no element. */
async function expectTrapped(page: Page, part: Locator): Promise<void> {
  const stops = await part.locator('a, button, input, select, textarea, [tabindex="0"]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    let inside = 0;
    for (let presses = 0; presses < 2 * (stops + 1); presses++) {
      await page.keyboard.press(key);
      if (await isFocusIn(part)) inside += 1;
      else expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('BODY');
    }
    expect(inside).toBeGreaterThan(0);
  }
  await expect(part).toBeVisible();
}
