import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { underPeroni } from '../people/visitor.ts';

// Two of the five: barriers seldom come with a language, and `npm run test:a11y` looks at every screen in each of them.
for (const language of ['cs', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the contacts have no barrier', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('article')).toHaveCount(4);

      expect(await findBarriersEverywhere(page)).toEqual([]);
    });
  });
}

test('the contacts have no barrier under the Italian brand', async ({ page }) => {
  await underPeroni(page);
  await page.goto('/contact');
  await expect(page.getByRole('article')).toHaveCount(4);

  expect(await findBarriersEverywhere(page)).toEqual([]);
});

test('an open menu has no barrier', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Jazyk/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(5);

  expect(await findBarriersEverywhere(page)).toEqual([]);
});

test.describe('in trouble', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('waiting, failing and being closed have no barrier', async ({ page }) => {
    await page.route('**/api/contacts*', () => undefined);
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Načítá se…');
    expect(await findBarriers(page)).toEqual([]);

    await page.unrouteAll();
    await page.route('**/api/contacts*', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);

    const closed = { data: { getPortalConfig: { maintenance: true, banner_rotation: 5, sections: [] } } };
    await page.route('**/graphql*', (route) => route.fulfill({ json: closed }));
    await page.goto('/orders/history');
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Přejít na obsah' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
