import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const owner = 'owner@ulipy.example';

test.describe('the first page', () => {
  test.use({ account: owner });

  test('asks where the goods shall go, and then tells what holds there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dobr(é ráno|ý den|ý večer)Jana Dvořáková$/);
    const main = page.getByRole('main');
    await expect(main.getByText('Kam máme zboží dodat?')).toBeVisible();

    await main.getByRole('button', { name: /^U Lípy/ }).click();

    await expect(main.getByRole('list', { name: 'Nejbližší dny závozu' })).toBeVisible();
    await expect(main.getByText('602 00 Brno')).toBeVisible();
    await expect(main.getByText('max. 1,5 t')).toBeVisible();
    await expect(main.getByRole('button', { name: /^U Lípy.*Vybráno$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    for (const [name, address] of [
      ['Vytvořit objednávku', '/catalog/products'],
      ['Můj košík', '/cart'],
      ['Moje oblíbené', '/catalog/favorites'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('has something to read after six calls, were the seventh never answered', async ({ page }) => {
    let calls = 0;
    // Only what the page asks for by itself, not the files that it is made of.
    await page.route(/^[^/]+\/\/[^/]+\/(graphql|api|identity|content|auth)\b/, async (route) => {
      calls += 1;
      if (calls <= 6) await route.continue();
    });

    await page.goto('/');

    await expect(page.getByText('Kam máme zboží dodat?')).toBeVisible();
  });
});

test.describe('in trouble', () => {
  test.use({ account: 'shift@ulipy.example', expectedComplaints: /status of 500/ });

  test('a block that cannot be filled says so, and the rest lives', async ({ page }) => {
    await page.route('**/api/shiptos/**', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    await page.goto('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Místo dodání se nepodařilo načíst.');
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(2);

    await page.unroute('**/api/shiptos/**');
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByText('Dny závozu')).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

// Two of the five: barriers seldom come with a language, and `npm run test:a11y` looks at every screen in each of them.
for (const [language, asked] of [
  ['cs', 'Kam máme zboží dodat?'],
  ['es', '¿Dónde entregamos la mercancía?'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ account: owner, language, contextOptions: { reducedMotion: 'reduce' } });

    test('home and frame have no barrier', async ({ page }) => {
      // The kept session brings its own language along.
      await page.addInitScript({ content: `localStorage.lang = '${language}'` });
      await page.goto('/');
      await expect(page.getByText(asked)).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(4);
      // Further down, the frame's bar covers half of what passes below it.
      await page.evaluate('scrollTo(0, 0)');

      expect(await findBarriers(page)).toEqual([]);
    });
  });
}

test.describe('dark, on a phone', () => {
  test.use({ account: owner, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('home, the open menu and the open list of ship-tos have no barrier', async ({ page }) => {
    await page.goto('/');
    await page.locator('main button[aria-pressed]').first().click();
    await expect(page.getByText('Dny závozu')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Můj profil' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^U Lípy, Brno · / }).click();
    await expect(page.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('in a wide window', () => {
  test.use({ account: 'staff@meridian.example', contextOptions: { reducedMotion: 'reduce' } });

  test('the open account and sixty ship-tos have no barrier', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Účet/ }).click();
    await expect(page.getByRole('button', { name: 'Odhlásit se' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Dodat na:/ })
      .click();
    await expect(page.getByRole('option')).toHaveCount(60);
    expect(await findBarriers(page)).toEqual([]);
  });
});
