import { findBarriersEverywhere } from '../find-barriers.ts';
import { openAnotherTab } from '../people/another-tab.ts';
import { expect, ofAge, test } from '../people/customer.ts';

// Two of the five: barriers seldom come with a language, and `npm run test:a11y` looks at every screen in each of them.
for (const language of ['cs', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the page to sign in has no barrier, also when it did not work', async ({ page }) => {
      await ofAge(page);
      await page.goto('/login?error=refused&returnUrl=%2Fcontracts');
      await expect(page.getByRole('alert')).toBeVisible();

      expect(await findBarriersEverywhere(page)).toEqual([]);
    });
  });
}

test.describe('signed in', () => {
  test.use({ account: 'shift@ulipy.example' });

  test('the closed door and the missing page have no barrier', async ({ page }) => {
    await page.goto('/error403?section=Contracts');
    await page.getByRole('button', { name: 'Kdo mi může dát přístup?' }).click();
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);

    await page.goto('/nowhere');
    await expect(page.getByRole('navigation', { name: 'Možná hledáte' })).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);
  });

  test('the end of a session has no barrier', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await openAnotherTab(page);
    // The same origin without the portal's own code, which would sign in again at once.
    await other.goto('/api/openapi.json');

    await other.evaluate("localStorage.removeItem('signedInAs')");
    await expect(page.getByText('401: NEAUTORIZOVANÝ PŘÍSTUP')).toBeVisible();

    expect(await findBarriersEverywhere(page)).toEqual([]);
  });
});
