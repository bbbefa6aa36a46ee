import { expect, ofAge, signIn, test } from '../people/customer.ts';
import { untilQuiet } from '../until-quiet.ts';

test.describe('on the first visit', () => {
  test.use({ language: null });
  test.beforeEach(({ page }) => ofAge(page));

  test('the portal speaks Czech, and every call names it', async ({ page }) => {
    const call = page.waitForRequest('**/api/contacts*');
    await page.goto('/contact');

    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    expect(new URL((await call).url()).searchParams.get('Language')).toBe('cs');
  });

  test('after signing in the portal speaks the language of the record, in the colours of the market', async ({
    page,
  }) => {
    await page.goto('/profile/details');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await signIn(page, 'owner@bellini.example');

    await expect(page.locator('h1')).toHaveText('Il mio profilo');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'peroni');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(27, 35, 80)');
  });
});

test.describe('a Slovak', () => {
  test.use({ account: 'owner@tatravelko.example' });

  test('is offered exactly Slovak and English', async ({ page }) => {
    await page.goto('/profile/details');

    const offered = page.getByRole('main').getByRole('group', { name: 'Jazyk' }).locator('label');
    await expect(offered).toHaveText(['English', 'Slovenčina']);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Jazyk/ })
      .click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Slovenčina']);
  });
});

test.describe('an Italian', () => {
  test.use({ account: 'warehouse@bellini.example' });

  test('a user who picked English can go back, and keeps the page they are on', async ({ page }) => {
    await page.goto('/profile/details?tab=1');
    await page.getByRole('main').getByRole('radio', { name: 'English' }).click();
    await expect(page.locator('h1')).toHaveText('My profile');

    await page.getByRole('main').getByRole('radio', { name: 'Italiano' }).click();

    await expect(page.locator('h1')).toHaveText('Il mio profilo');
    await expect(page).toHaveTitle('Il mio profilo – Dray');
    await expect(page).toHaveURL(/\/profile\/details\?tab=1$/);
  });
});

test.describe('where the stored language is lost', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('the next call stores English and says languageValue, the one after it Language', async ({ page }) => {
    await page.route('**/api/contacts*', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    // The first call after the loss is the one that stores it, whichever that is.
    await untilQuiet(page, () => page.goto('/contact'));
    const retry = page.getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams));
    await page.evaluate("localStorage.removeItem('lang')");

    for (let press = 0; press < 2; press += 1) {
      const answer = page.waitForResponse('**/api/contacts*');
      await retry.click();
      await answer;
    }

    // Whichever call came first: the page asks for other things by itself, too.
    const [stores, ...others] = asked.filter((query) => query.has('languageValue') || query.has('Language'));
    expect(stores?.get('languageValue')).toBe('en');
    expect(new Set(others.map((query) => query.get('Language')))).toEqual(new Set(['en']));
  });
});
