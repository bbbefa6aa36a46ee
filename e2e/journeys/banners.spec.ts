import type { Page } from '@playwright/test';
import { withoutShipTo } from '../people/cart-without-ship-to.ts';
import { expect, test } from '../people/customer.ts';
import { untilQuiet } from '../until-quiet.ts';

const offers = (page: Page) => page.getByRole('region', { name: 'Nabídky' });
const position = (page: Page) => offers(page).locator('[role="group"]:not([inert])');

/** So long from one to the next that none moves before the journey moves the clock. */
const turnEvery90Seconds = async (page: Page) => {
  await page.clock.install();
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    await route.fulfill({ response, body: answer.replace(/"banner_rotation":\d+/, '"banner_rotation":90') });
  });
};

test.describe('the banners', () => {
  test.use({ account: 'owner@ulipy.example', hasOwnWindow: true });
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('move by themselves at the configured interval, until somebody reads them', async ({ page }) => {
    await turnEvery90Seconds(page);
    // What is still on its way when the clock is moved would have been so for minutes.
    await untilQuiet(page, () => page.goto('/'));
    await expect(offers(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(position(page)).toHaveAccessibleName('1 / 3');
    for (const next of ['2 / 3', '3 / 3', '1 / 3']) {
      // Parts come when the page is idle, which is by the same clock: a second turn would be past their deadline.
      await untilQuiet(page, () => page.clock.fastForward('01:30'));
      await expect(position(page)).toHaveAccessibleName(next);
    }

    await offers(page).hover();

    await expect(offers(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('are stopped by keyboard, before anything of theirs is reached', async ({ page }) => {
    await turnEvery90Seconds(page);
    await untilQuiet(page, () => page.goto('/'));
    const pause = offers(page).getByRole('button', { name: 'Pozastavit' });
    await expect(pause).toBeVisible();

    await page.getByRole('link', { name: 'Přejít na obsah' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(pause).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(offers(page).getByRole('button', { name: 'Spustit' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(offers(page).getByRole('button', { name: 'Další' })).toBeFocused();
    // Left alone it does not begin again.
    await page.getByRole('link', { name: 'Přejít na obsah' }).focus();
    await page.clock.fastForward('05:00');
    await offers(page).getByRole('button', { name: 'Další' }).press('Enter');
    await expect(position(page)).toHaveAccessibleName('2 / 3');
    expect((await offers(page).boundingBox())?.height).toBeLessThanOrEqual(44);
  });

  test('stand still for people who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(position(page)).toHaveAccessibleName('1 / 3');

    await expect(offers(page).getByRole('button', { name: 'Pozastavit' })).toHaveCount(0);
    await expect(offers(page).getByRole('button', { name: 'Další' })).toBeVisible();
  });

  test.describe('that cannot be fetched', () => {
    test.use({ expectedComplaints: /status of 500/ });

    test('are not missed', async ({ page }) => {
      await withoutShipTo(page);
      await page.route('**/content/banners*', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
      await page.goto('/');

      await expect(page.getByText('Kam máme zboží dodat?')).toBeVisible();
      await expect(offers(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
