import { languages } from '@dray/contract/languages.ts';
import { findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { underPeroni } from '../people/visitor.ts';
import { everythingHasCome } from '../walk.ts';
import { addressesOf, type Brand, nameOf, screens } from './screens.ts';

const brands: readonly Brand[] = ['emea', 'peroni'];
/** Grey shapes in place of what is on its way. */
const shapes = 'main div[aria-hidden=true][inert]';

// What a session that has ended, a link that is over and a product of another market are answered with.
test.use({ expectedComplaints: /status of (401|403|404|410|503)/ });

for (const screen of screens) {
  const { path, route, account, before, after } = screen;
  for (const language of languages) {
    for (const brand of brands) {
      test.describe(() => {
        test.use({ account: account[brand] });

        test(`${nameOf(screen, brand)} has no barrier in ${language} under ${brand}`, async ({ page }) => {
          const allHasCome = everythingHasCome(page);
          await page.addInitScript({ content: `localStorage.lang = '${language}'` });
          if (brand === 'peroni' && !account.peroni) await underPeroni(page, path);
          await before?.(page);
          await page.goto(path === '/auth/login' ? `${path}?Language=${language}` : path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await after?.open(page);
          if (route) await expect(page).toHaveURL(({ pathname }) => addressesOf(route).test(pathname));
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await allHasCome();
          await expect(page.locator(shapes)).toHaveCount(0);

          expect(await findBarriersEverywhere(page)).toEqual([]);
        });
      });
    }
  }
}
