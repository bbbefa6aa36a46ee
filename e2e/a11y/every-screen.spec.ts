import { languages } from '@dray/contract/languages.ts';
import { findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { underPeroni } from '../people/visitor.ts';

type Screen = {
  path: string;
  /** Pressed first: what it leads to is the screen that is meant. */
  opens?: string;
  emea: string | undefined;
  peroni: string | undefined;
};

/** Every screen there is; a new one adds its line. Anyone who is signed in sees the brand of their market. */
const screens: readonly Screen[] = [
  { path: '/contact', emea: undefined, peroni: undefined },
  { path: '/login', emea: undefined, peroni: undefined },
  { path: '/saml-error', emea: undefined, peroni: undefined },
  { path: '/auth/login', emea: undefined, peroni: undefined },
  { path: '/', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/products?product_new=1&view=grid', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/products?product_new=1&view=list', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/favorites', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  // A product and a bundle of each market; under the other brand the same address is a product that is not there.
  { path: '/catalog/CZ100003', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/CZS100202', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/IT100089', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/ITS100221', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/cart', emea: 'warehouse@velkosklad-brno.example', peroni: 'owner@bellini.example' },
  { path: '/order-summary', emea: 'warehouse@velkosklad-brno.example', peroni: 'owner@bellini.example' },
  { path: '/catalog/bulk-upload', emea: 'warehouse@velkosklad-brno.example', peroni: 'owner@bellini.example' },
  { path: '/orders/history', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/orders/history', opens: '[data-order]', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/orders/saved', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/profile/details', emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/error403?section=Contracts', emea: 'shift@ulipy.example', peroni: 'owner@bellini.example' },
  { path: '/nowhere', emea: 'shift@ulipy.example', peroni: 'owner@bellini.example' },
];

for (const { path, opens, ...accounts } of screens) {
  for (const language of languages) {
    for (const theme of ['emea', 'peroni'] as const) {
      test.describe(() => {
        test.use({ account: accounts[theme] });

        test(`${path}${opens ? ', one opened,' : ''} has no barrier in ${language} under ${theme}`, async ({
          page,
        }) => {
          await page.addInitScript({ content: `localStorage.lang = '${language}'` });
          if (theme === 'peroni' && !accounts.peroni) await underPeroni(page, path);
          await page.goto(path === '/auth/login' ? `${path}?Language=${language}` : path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          if (opens) await page.locator(opens).first().click();
          if (opens) await expect(page).toHaveURL(/order=/);

          expect(await findBarriersEverywhere(page)).toEqual([]);
        });
      });
    }
  }
}
