import { bulkSample } from '@dray/demo/bulk-upload/sample-file.ts';
import type { Locator, Page } from '@playwright/test';
import { freshNumber, openDay, uploadFile } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';
import { expectNothingMoved, watchingWhatMoves } from '../what-moved.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** How far below the top of the window something is when nothing is on its way any more. */
async function topOf(what: Locator): Promise<number> {
  await expect(what).toBeVisible();
  // Not its box: a list that is drawn anew in between has none.
  return what.evaluate((each) => each.getBoundingClientRect().top);
}

async function come(page: Page, path: string): Promise<void> {
  await page.addInitScript({ content: watchingWhatMoves });
  await untilQuiet(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

/** Of what a person came for, nothing is hidden below the window, and how much of a list is seen at once. */
const wholeOnes = (rows: Locator, height: number) =>
  rows.evaluateAll((all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length, height);

/** How far number and status of each order on a phone are apart, where these stand in one line. */
const gapsBeside = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const number = card.querySelector('[data-order]')?.getBoundingClientRect();
      const status = card.querySelector('[data-tone]')?.getBoundingClientRect();
      return number && status && status.top < number.bottom ? [status.left - number.right] : [];
    }),
  );

test.describe('an owner', () => {
  test.use({ account: 'owner@bellini.example' });

  test('sees the first orders at once, each in one line, and finds one while typing', async ({ page }) => {
    await page.setViewportSize(desk);
    await come(page, '/orders/history');
    const rows = page.locator('tbody tr');

    expect(await topOf(rows.first())).toBeLessThanOrEqual(260);
    expect(await wholeOnes(rows, desk.height)).toBeGreaterThanOrEqual(11);
    await expectNothingMoved(page, 'history');

    const number = (await rows.nth(7).getByRole('link').innerText()).trim();
    await page.getByRole('searchbox', { name: /^Číslo objednávky/ }).pressSequentially(number);
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(`/orders/history?q=${number}`);
    await expect(page.getByRole('searchbox', { name: /^Číslo objednávky/ })).toBeFocused();
    // However many letters were looked for on the way, one step back leads to the whole list.
    await page.goBack();
    await expect(page).toHaveURL('/orders/history');
    await expect(rows).toHaveCount(25);
    await expect(page.getByRole('searchbox', { name: /^Číslo objednávky/ })).toHaveValue('');
  });

  test('sees the first order of the phone within a hand, and it stays there', async ({ page }) => {
    await page.setViewportSize(phone);
    await come(page, '/orders/history');

    expect(await topOf(page.locator('[data-order]').first())).toBeLessThanOrEqual(320);
    await expectNothingMoved(page, 'history on a phone');
  });

  test('reads number and status of each order apart, in the language of the longest words', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript({ content: "localStorage.lang = 'it'" });
    await come(page, '/orders/history?deliveryStatus=PARTIALLY+DELIVERED');
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-order]') });
    await expect(cards.getByText('Consegnato parzialmente').first()).toBeVisible();

    const gaps = await gapsBeside(cards);
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  });
});

for (const [where, viewport, firstLine] of [
  ['a desk', desk, 400],
  ['a phone', phone, 460],
] as const) {
  test.describe(`an owner at ${where}`, () => {
    test.use({ account: 'owner@bellini.example', viewport });

    test('reads the number of an order once, and sees its goods at once and where they were', async ({ page }) => {
      await page.goto('/orders/history?status=Completely+Processed');
      // What is drawn while one waits has numbers, too, and is no link to anybody.
      const opening = page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first();
      const number = (await opening.innerText()).trim();
      await come(page, `/orders/history?order=${number}`);
      await expectNothingMoved(page, `an order at ${where}`);

      const main = page.getByRole('main');
      // Besides its heading only the way to help says it: there it is what one asks about.
      await expect(main.getByText(number)).toHaveCount(2);
      await expect(main.getByRole('link', { name: /^Potřebuji pomoc/ })).toContainText(number);
      const picture = main.locator('img').first();
      expect(await topOf(picture)).toBeLessThanOrEqual(firstLine);
      await expect.poll(() => picture.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBeGreaterThan(0);
    });
  });
}

test.describe('a warehouse', () => {
  test.use({ account: 'warehouse@velkosklad-brno.example', viewport: desk });

  test('reads what is wrong with a file before anything else, and no bar lies over it', async ({ page }) => {
    await uploadFile(page, bulkSample(await openDay(page, '100237'), freshNumber('FS')).file);
    const fault = page.getByRole('row').filter({ hasText: 'Místo dodání „100999“' });

    expect(await topOf(fault)).toBeLessThanOrEqual(440);
    const [words, bar] = await Promise.all([
      fault.boundingBox(),
      page.getByRole('region', { name: 'Co se odešle' }).boundingBox(),
    ]);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

/** The archives' lists of a payer are read once for all who see them; whoever comes first sees the counts grow. */
async function archivesAreRead(page: Page): Promise<void> {
  await page.goto('/my-documents');
  await expect(page.locator('[data-document]').first()).toBeVisible();
  await expect(page.getByText('se ještě načítají')).toHaveCount(0, { timeout: 30_000 });
}

test.describe('an accountant', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test('has list and search in their places while archives are read for the first time', async ({ page }) => {
    // As the server says it before a payer's archives were ever asked.
    await page.route('**/mydocuments/GetAllDocuments**', async (route) => {
      const answer = await route.fetch();
      const list = await answer.json();
      await route.fulfill({ response: answer, json: { ...list, reading: ['cablog', 'olsa', 'tesi'] } });
    });
    await page.setViewportSize(phone);
    await page.goto('/my-documents');
    await expect(page.getByText('se ještě načítají')).toHaveCount(3);

    expect(await topOf(page.locator('[data-document]').first())).toBeLessThanOrEqual(400);
  });

  test('comes to invoices, and has list and document beside each other from the top', async ({ page }) => {
    await page.setViewportSize(desk);
    await archivesAreRead(page);
    await come(page, '/my-documents');
    await expectNothingMoved(page, 'documents');
    const tabs = page.getByRole('navigation', { name: 'Druhy dokumentů' }).getByRole('link');
    await expect(tabs.first()).toHaveText(/^Faktury/);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    expect(await topOf(page.getByRole('searchbox', { name: /^Číslo dokumentu/ }))).toBeLessThanOrEqual(100);
    expect(await topOf(page.locator('tbody tr').first())).toBeLessThanOrEqual(380);

    await page.locator('[data-document]').first().click();
    const preview = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('button', { name: 'Zavřít náhled' }) });
    expect(await topOf(preview)).toBeLessThanOrEqual(80);
    expect((await preview.boundingBox())?.height).toBeGreaterThanOrEqual(desk.height - 80);
  });

  test('has the search first on a phone, and the invoices below figures in one row', async ({ page }) => {
    await page.setViewportSize(phone);
    await archivesAreRead(page);
    await come(page, '/my-documents');

    expect(await topOf(page.getByRole('searchbox', { name: /^Číslo dokumentu/ }))).toBeLessThanOrEqual(170);
    expect(await topOf(page.locator('[data-document]').first())).toBeLessThanOrEqual(400);
    await expectNothingMoved(page, 'documents on a phone');
  });
});

test.describe('an accountant with a phone', () => {
  test.use({ account: 'accountant@tatravelko.example', viewport: phone });

  test('has the tabs in one row, with the chosen and the focused one in sight', async ({ page }) => {
    await come(page, '/my-documents?type=all');
    const row = page.getByRole('navigation', { name: 'Druhy dokumentů' });
    const [first, last] = [row.getByRole('link').first(), row.getByRole('link').last()];

    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(60);
    await expect(last).toHaveAttribute('aria-current', 'page');
    // A part of a pixel may be cut off.
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await expect(first).not.toBeInViewport({ ratio: 1 });
    await first.focus();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);
  });
});

test.describe('a buyer', () => {
  test.describe.configure({ mode: 'serial' });
  // Not the one of `first-screenful`, which runs beside: two that fill one cart empty it for each other.
  test.use({ account: 'owner@bellini.example' });

  const wanted = { shipToId: '100401', sku: 'IT100101', pallets: 12, orderNumber: '2026/601' };

  test('sees the lines of the cart without scrolling; the delivery is one row, which opens at its field', async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.addInitScript({ content: `localStorage.shipToId ??= '${wanted.shipToId}'` });
    await fillCart(page, wanted);
    await come(page, '/cart');
    await expectNothingMoved(page, 'cart');
    const delivery = page.getByRole('region', { name: 'Dodání' });

    expect(await topOf(page.getByRole('main').locator('tbody tr').first())).toBeLessThanOrEqual(420);
    expect((await delivery.boundingBox())?.height).toBeLessThanOrEqual(70);
    expect((await page.getByRole('region', { name: 'Vytížení vozu' }).boundingBox())?.height).toBeLessThanOrEqual(96);

    await delivery.getByRole('button', { name: /^Poznámka pro řidiče/ }).click();
    await expect(delivery.getByRole('textbox', { name: 'Poznámka pro řidiče' })).toBeFocused();
    await delivery.getByRole('button', { name: 'Skrýt pole dodání' }).click();
    await expect(delivery.getByRole('textbox', { name: 'Poznámka pro řidiče' })).toBeHidden();
  });

  test('sees the first line of the cart on a phone, and the word on the way on is whole beside its reason', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript({ content: `localStorage.shipToId ??= '${wanted.shipToId}'` });
    await fillCart(page, { ...wanted, pallets: 1 });
    await come(page, '/cart');
    await expectNothingMoved(page, 'cart');
    const lines = page.getByRole('region', { name: /^Položky/ });

    expect(await topOf(lines.getByRole('listitem').first())).toBeLessThanOrEqual(360);
    const proceed = page.getByRole('region', { name: 'Souhrn' }).last().getByRole('button');
    await expect(proceed).toBeDisabled();
    expect((await proceed.boundingBox())?.height).toBeLessThanOrEqual(48);

    await page.getByRole('button', { name: 'Další možnosti košíku' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Vytisknout', 'Exportovat CSV', 'Vyprázdnit košík']);
  });

  test('sees the first product of the phone within a hand', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript({
      content: `localStorage.shipToId ??= '${wanted.shipToId}'; localStorage.catalogueView = 'grid'`,
    });
    await come(page, '/catalog/products');

    expect(await topOf(page.getByRole('main').locator('[data-sku]').first())).toBeLessThanOrEqual(320);
    await expectNothingMoved(page, 'catalogue on a phone');
  });

  test('has the price and the way into the cart in the bar of a product', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript({ content: `localStorage.shipToId ??= '${wanted.shipToId}'` });
    await come(page, '/catalog/IT100101');
    const bar = page.getByRole('region', { name: /^Do\skošíku$/ });
    const add = bar.getByRole('button', { name: /^Přidat · [\d\s]+,\d\d/ });

    await expect(add).toBeInViewport({ ratio: 1 });
    const one = await add.innerText();
    await bar.getByRole('button', { name: /více/i }).click();
    await expect(add).not.toHaveText(one);
    await expect(page.getByRole('region', { name: 'Košík', exact: true })).toBeHidden();
    await expectNothingMoved(page, 'product on a phone');
  });
});
