import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { ask } from '../people/filled-cart.ts';
import { everythingHasCome } from '../walk.ts';

const wide = { width: 1280, height: 800 };

const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');
const resultCount = (page: Page) => page.getByRole('main').getByRole('status').first();

test.describe('favourites', () => {
  test.use({ account: 'owner@bar-romero.example', viewport: wide, expectedComplaints: /status of 500/ });

  test('are marked, taken back, kept in their own list and on the first page', async ({ page }) => {
    const allHasCome = everythingHasCome(page);
    await forgetFavourites(page);
    await page.goto('/catalog/favorites');
    await expect(page.getByText('Zatím nemáte žádné oblíbené')).toBeVisible();
    await page.getByRole('link', { name: 'Prohlédnout katalog' }).click();
    const star = cards(page)
      .first()
      .getByRole('button', { name: /^Oblíbené/ });
    const notice = page.getByRole('status').filter({ hasText: 'oblíbených' });

    await untilAnswered(page, 'AddFavourite', () => star.click());
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await untilAnswered(page, 'RemoveFavourite', () => notice.getByRole('button', { name: 'Vrátit zpět' }).click());
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(notice).toContainText('Odebráno z oblíbených');
    await untilAnswered(page, 'AddFavourite', () => star.click());
    await expect(page.getByRole('link', { name: 'Moje oblíbené 1' })).toBeVisible();

    await page.route('**/graphql*', (route) =>
      route.request().postData()?.includes('AddFavourite')
        ? route.fulfill({ status: 500, json: { code: 'FAULT', message: 'Server právě odpočívá', requestId: 'r-1' } })
        : route.fallback(),
    );
    const second = cards(page)
      .nth(1)
      .getByRole('button', { name: /^Oblíbené/ });
    await second.click();
    await expect(page.getByRole('alert')).toContainText('Server právě odpočívá');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/graphql*');
    await page.getByRole('alert').getByRole('button', { name: 'Zavřít' }).click();

    await page.goto('/');
    const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Vaše oblíbené' }) });
    await expect(preview.locator('[data-sku]')).toHaveCount(1);
    // What is above it may still come, and would move it away from under the press.
    await allHasCome();
    await preview.getByRole('link', { name: 'Zobrazit vše' }).click();
    await expect(resultCount(page)).toHaveText('1 výsledek');
    await untilAnswered(page, 'RemoveFavourite', () => star.click());
    await expect(resultCount(page)).toHaveText('Žádné výsledky');
    await expect(cards(page)).toHaveCount(1);
    await untilAnswered(page, 'AddFavourite', () => page.keyboard.press('Control+z'));
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await untilAnswered(page, 'RemoveFavourite', () => star.click());
    await page.reload();
    await expect(page.getByText('Zatím nemáte žádné oblíbené')).toBeVisible();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ account: 'edge@prilis-zlutoucky-kun.example', viewport: wide, colorScheme: 'dark' });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a product is found from the first page, filtered and made a favourite', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('lezak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/products\?q=lezak/);
    await expect(cards(page).first()).toBeVisible();

    await tabTo(page, page.getByRole('checkbox', { name: /^Sud \d/ }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/filter_packaging=keg/);
    const star = cards(page)
      .first()
      .getByRole('button', { name: /^Oblíbené/ });
    await tabTo(page, star);
    await untilAnswered(page, 'AddFavourite', () => page.keyboard.press('Space'));
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await untilAnswered(page, 'RemoveFavourite', () => page.keyboard.press('Control+z'));
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(await findBarriers(page)).toEqual([]);

    await page.goto('/catalog/products?packaging=Cider&view=list');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
});

/** A star turns before the server has heard of it; what must be kept is waited for. */
/** What an earlier try has left. */
async function forgetFavourites(page: Page): Promise<void> {
  await page.goto('/');
  const { customer } = await ask<{ customer: { wishlists: { id: string; items: { id: string }[] }[] } }>(
    page,
    '{ customer { wishlists { id items { id } } } }',
  );
  for (const { id, items } of customer.wishlists)
    if (items.length > 0) await ask(page, forgetting, { id, items: items.map((item) => item.id) });
}

const forgetting = `mutation ($id: ID!, $items: [ID!]!) {
  removeProductsFromWishlist(wishlist_id: $id, wishlist_items_ids: $items) { wishlist { id } }
}`;

async function untilAnswered(page: Page, operation: string, act: () => Promise<void>): Promise<void> {
  const isAnswer = (text: string | null) => text?.includes(`mutation ${operation}`) ?? false;
  const answered = page.waitForResponse((response) => isAnswer(response.request().postData()));
  await act();
  expect((await answered).ok()).toBe(true);
}

async function tabTo(page: Page, target: Locator, max = 60): Promise<void> {
  for (let press = 0; press < max; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`not reached with ${max} tabs: ${target}`);
}
