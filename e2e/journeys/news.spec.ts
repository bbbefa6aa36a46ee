import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

// No other journey reads the news with this account.
test.use({ account: 'admin@kopretina.example', contextOptions: { reducedMotion: 'reduce' } });

const unread = 'Nepřečteno';

test('an article is found by a word without its accents, and once opened it is no longer unread', async ({ page }) => {
  // Somebody who goes back at once is there before the server has noted it.
  const noted = Promise.withResolvers<void>();
  await page.route('**/content/articles/*/read*', (route) => noted.promise.then(() => route.continue()));
  await page.goto('/news');
  await page.getByRole('searchbox', { name: 'Hledat v aktualitách' }).fill('vanocni zavozy');
  await page.keyboard.press('Enter');
  const found = page.getByRole('article').filter({ hasText: 'Vánoční závozy' });
  await expect(page).toHaveURL(/q=vanocni/);
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(unread);

  await found.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Vánoční závozy/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Týká se vašich závozů' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stáhnout: svatecni-zavozy.pdf' })).toBeVisible();
  await page.goBack();

  await expect(found).toHaveCount(1);
  await expect(found).toContainText(unread);
  noted.resolve();
  await expect(found).not.toContainText(unread);
});

test('one kind of articles has an address, and another kind is one press away', async ({ page }) => {
  await page.goto('/news?kind=logistics');
  const chips = page.getByRole('navigation', { name: 'Druhy článků' });
  await expect(chips.locator('[aria-current]')).toHaveText(/^Závozy/);
  const facts = page.getByRole('main').getByRole('article');
  await expect(facts.first()).toContainText('Závozy');

  await chips.getByRole('link', { name: /^Vše/ }).click();

  await expect(chips.locator('[aria-current]')).toHaveText(/^Vše/);
  await expect(page).toHaveURL(/\/news$/);
});

test('what is for everyone is read before one signs in, over the page', async ({ page }) => {
  await page.goto('/contact');
  const teaser = page.getByRole('region', { name: 'Co je nového' }).getByRole('button').first();
  const title = (await teaser.locator('strong').textContent()) ?? '';

  await teaser.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(teaser).toBeFocused();
});

test.describe('what is not for this reader', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('is as good as not there', async ({ page }) => {
    await page.goto('/news/it-giornata-spina');
    await expect(page.getByRole('heading', { level: 1, name: 'Tento článek jsme nenašli' })).toBeVisible();

    await page.getByRole('link', { name: 'Všechny aktuality' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /^Aktuality/ })).toBeVisible();
  });
});

test.describe('while the content is old', () => {
  test('the page says since when', async ({ page }) => {
    await page.route(/\/content\/articles\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), asOf: '2026-11-11T09:30:00Z' } });
    });

    await page.goto('/news');

    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d:30/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
