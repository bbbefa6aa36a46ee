import { findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'admin@kopretina.example', contextOptions: { reducedMotion: 'reduce' } });

const field = 'Hledat v\u00a0dotazech a\u00a0článcích';

test('one search finds questions and articles without accents, and marks what it found', async ({ page }) => {
  await page.goto('/support/faq');
  const tabs = page.getByRole('navigation', { name: 'Nápověda' });
  await expect(tabs.getByRole('link', { name: /^Výsledky/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: field }).fill('ZALOHY');

  await expect(tabs.getByRole('link', { name: /^Výsledky \d/ })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/q=ZALOHY/);
  await expect(page.locator('mark').first()).toHaveText(/zálohy/i);
  await page.getByRole('button', { name: 'Vymazat hledání' }).click();

  await expect(tabs.getByRole('link', { name: /^Výsledky/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: field })).toBeFocused();
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`what is asked most is on the first screen of ${size.width} pixels, above the themes`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/support/faq');
    const most = page.getByRole('region', { name: 'Nejčastější dotazy' });

    await expect(most.getByRole('button')).toHaveCount(5);
    await expect(most.getByRole('button').first()).toHaveText(/^Jak vrátíme prázdné sudy/);
    await expect(page.getByRole('textbox', { name: field })).toBeInViewport();
    await expect(most.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('Nejčastější dotazy');
    // On a phone a bar lies over the lower edge.
    const lowest = (await most.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    expect(lowest.y + lowest.height).toBeLessThan(size.width < 1000 ? size.height - 56 : size.height);
  });

test('an answer that is unfolded is counted, and the same question below its theme stays closed', async ({ page }) => {
  await page.goto('/support/faq');
  const most = page.getByRole('region', { name: 'Nejčastější dotazy' });
  const question = page.getByRole('button', { name: 'V závozu něco chybí. Co máme dělat?' });
  const counted = page.waitForResponse(/\/content\/faqitems\/goods-missing\/asked/);

  await most.getByRole('button', { name: 'V závozu něco chybí. Co máme dělat?' }).click();

  expect((await counted).status()).toBe(204);
  await expect(question.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(question.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await question.nth(1).click();
  await expect(question.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await question.first().click();
  await expect(question.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(question.nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('a link to a question opens it, and a question that is opened can be linked to', async ({ page }) => {
  await page.goto('/support/faq');
  const question = page.getByRole('button', { name: /^Jak vrátíme prázdné sudy/ }).first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/#faq-/);
  const address = page.url();

  await page.goto('/contact');
  await page.goto(address);

  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('the guide of the first login can be read again, and left anywhere', async ({ page }) => {
  await page.goto('/support/faq');
  const open = page.getByRole('button', { name: 'Otevřít průvodce' });
  await open.click();
  const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
  await guide.getByRole('button', { name: 'Další' }).click();
  await expect(guide.locator('[role="group"]:not([inert])')).toHaveAccessibleName('2 / 5');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await guide.getByRole('button', { name: 'Přejít na konec' }).click();
  await guide.getByRole('button', { name: 'Hotovo' }).click();

  await expect(guide).toBeHidden();
});

test('a reader who was not helped takes the word along to whom they ask', async ({ page }) => {
  await page.goto('/support/faq?q=prazdne%20sudy');
  await page
    .getByRole('button', { name: /^Jak vrátíme prázdné sudy/ })
    .first()
    .click();
  const vote = page.waitForResponse(/\/content\/helpful/);
  await page.getByRole('button', { name: 'Ne', exact: true }).click();
  expect((await vote).status()).toBe(204);

  await page
    .getByRole('region', { name: /^Jak vrátíme/ })
    .getByRole('link', { name: 'Zeptat se na: prazdne-sudy' })
    .click();

  await expect(page).toHaveURL(/\/support\/tickets\?new=1&about=search/);
  await expect(page.getByRole('textbox', { name: /^Popis/ })).toHaveValue(/^Hledaný výraz: prazdne-sudy/);
});

test('what nothing answers leads to somebody', async ({ page }) => {
  await page.goto('/support/knowledge-base?q=xyzzy');

  await expect(page.getByRole('heading', { name: /„xyzzy“/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zeptat se na: xyzzy' }).first()).toBeVisible();
});

test('an article of the knowledge base has an address, and back finds the list', async ({ page }) => {
  await page.goto('/support/knowledge-base');
  await page.getByRole('main').locator('a[href*="article="]').first().click();
  await expect(page).toHaveURL(/article=/);
  await expect(page.getByText('Pomohl vám článek?')).toBeVisible();
  expect(await findBarriersEverywhere(page)).toEqual([]);

  await page.goBack();

  await expect(page.getByRole('heading', { level: 2, name: 'Znalostní báze' })).toBeVisible();
});

test('the help button leads here, and the page has no barrier', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Potřebujete pomoc?' }).click();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await page
    .getByRole('button', { name: /^Jak vrátíme prázdné sudy/ })
    .first()
    .click();

  expect(await findBarriersEverywhere(page)).toEqual([]);
});
