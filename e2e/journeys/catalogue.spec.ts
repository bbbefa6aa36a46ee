import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');
const resultCount = (page: Page) => page.getByRole('main').getByRole('status').first();
const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test.describe('the list of products', () => {
  test.use({ account: 'shift@ulipy.example', viewport: wide });
  // How a list is left and found again is looked at with motion.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is filtered, sorted and shown as one likes, and the address says all of it', async ({ page }) => {
    await page.goto('/catalog/products');
    await expect(page).toHaveTitle('Produkty – Dray');
    const beer = page.getByRole('button', { name: 'Zrušit filtr Druh zboží: Pivo' });
    await expect(beer).toBeVisible();
    await expect(cards(page)).toHaveCount(25);
    const untouched = await resultCount(page).textContent();

    const brand = checkbox(page, /^Havranov/);
    await brand.click();
    await expect(page).toHaveURL(/packaging=Beer&brand=Havranov/);
    await expect(brand).toBeFocused();
    await checkbox(page, /^Sud \d/).click();
    await checkbox(page, /^Přepravka/).click();
    await expect(page).toHaveURL(/filter_packaging=keg&filter_packaging=crate/);
    await expect(resultCount(page)).not.toHaveText(untouched ?? '');
    await expect(
      cards(page)
        .getByText(/^Přepravka /)
        .first(),
    ).toBeVisible();
    await expect(cards(page).filter({ hasNotText: /(Sud|Nevratný sud|Přepravka)\s/ })).toHaveCount(0);

    await page.getByRole('button', { name: /^Řadit podle/ }).click();
    await page.getByRole('menuitemradio', { name: 'Cena od nejnižší' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect.poll(async () => isRising(await ownPrices(page))).toBe(true);

    const shown = await resultCount(page).textContent();
    await page.reload();
    await expect(resultCount(page)).toHaveText(shown ?? '');
    await expect(page.getByRole('button', { name: /^Zrušit filtr/ })).toHaveCount(4);

    await page.getByRole('button', { name: 'Zrušit vše' }).click();
    await expect(page).toHaveURL(/\?packaging=&sort=price/);
    await expect(page.getByRole('button', { name: /^Zrušit filtr/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Zpět na pivo' }).click();
    await expect(beer).toBeVisible();
    await page.goBack();
    await expect(beer).toBeHidden();

    await page.goto('/catalog/products?q=havranov');
    await expect(page.getByRole('button', { name: 'Zrušit filtr Hledáno: havranov' })).toBeVisible();
    await expect(beer).toBeHidden();
    await expect(page.getByRole('button', { name: /^Řadit podle: Nejlepší shoda/ })).toBeVisible();
  });

  test('tells prices with or without tax, in cards or rows, and keeps the choice', async ({ page }) => {
    await page.goto('/catalog/products');
    const [net = 0] = await ownPrices(page);

    await page.getByRole('radio', { name: 's DPH' }).check();

    await expect.poll(async () => (await ownPrices(page))[0]).toBeGreaterThan(net);
    await expect(page.getByText('Ceny jsou s DPH.')).toBeVisible();
    await page.getByRole('radio', { name: 'Seznam' }).check();
    await expect(page).toHaveURL(/view=list/);
    await page.getByRole('link', { name: 'Domů' }).first().click();
    await page.goto('/catalog/products');
    await expect(page.getByRole('columnheader', { name: 'Vaše cena (Kč)' })).toBeVisible();
    await expect(page.getByText('Ceny jsou s DPH.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zvýhodněné sady' })).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(7);

    for (const unit of ['Balení', 'Vrstva'])
      await page
        .getByRole('textbox', { name: `${unit}: ` })
        .first()
        .fill('');
    const pallets = page.getByRole('textbox', { name: /^Paleta: / });
    await pallets.nth(0).fill('1');
    await pallets.nth(0).press('Enter');
    await expect(pallets.nth(1)).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Escape');
    await expect(pallets.nth(1)).toHaveValue('');
    await expect(cards(page).first()).toContainText('uloženo');
    await page.getByRole('radio', { name: 'Mřížka' }).check();
    const unit = cards(page)
      .first()
      .getByRole('combobox', { name: /^Jednotka/ });
    await expect(unit).toHaveValue('pallet');
    await unit.selectOption('layer');
    await expect(cards(page).first().getByRole('textbox')).toHaveValue(/^\d+$/);
    await cards(page).first().getByRole('textbox').fill('0');
    await page.keyboard.press('Tab');
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Do\skošíku/ }),
    ).toBeVisible();

    await page.evaluate("localStorage.lang = 'es'");
    await page.goto('/catalog/products?view=list');
    await expect(page.getByRole('columnheader', { name: 'Su precio (CZK)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Packs promocionales' })).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(7);
  });

  test('is turned page by page with real links', async ({ page }) => {
    await page.goto('/catalog/products?packaging=');
    const pages = page.getByRole('navigation', { name: 'Stránky' });
    await expect(cards(page)).toHaveCount(25);
    const [first] = await skus(page);

    await pages.getByRole('link', { name: 'Stránka 2' }).click();

    await expect(page).toHaveURL(/packaging=&page=2/);
    await expect(pages.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => skus(page)).not.toContain(first);
    await expect(cards(page).first().getByRole('link').first()).toBeInViewport();
    await page.goto('/catalog/products?packaging=&page=99');
    await page.getByRole('link', { name: 'Přejít na první stránku' }).click();
    await expect.poll(() => skus(page)).toContain(first);
  });

  for (const size of [wide, narrow]) {
    for (const view of ['grid', 'list']) {
      test(`back from a product the list is at the same card of the ${view} at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(`/catalog/products?view=${view}`);
        const card = cards(page).nth(14);
        const link = card.getByRole('link').first();
        await link.scrollIntoViewIfNeeded();
        const before = await topOf(card);

        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havranov|Mlýn|Valdoro/);
        await page.goBack();

        await expect(link).toBeFocused();
        await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(60);
      });
    }
  }
});

test.describe('nothing to show', () => {
  test.use({ account: 'shift@ulipy.example', viewport: wide, expectedComplaints: /status of 500/ });

  test('says why and what to do about it', async ({ page }) => {
    await page.goto('/catalog/products?q=zzzxqj&brand=Havranov');
    const main = page.getByRole('main');
    await expect(main.getByText('Hledání „zzzxqj“ nic neodpovídá')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Zobrazit kontakty' })).toBeVisible();
    await main.getByRole('button', { name: 'Hledat bez filtrů' }).click();
    await expect(page).toHaveURL(/\?q=zzzxqj$/);

    await page.goto('/catalog/products?brand=Havranov&packaging=Water');
    await expect(main.getByText('Těmto filtrům neodpovídá žádný produkt')).toBeVisible();
    await expect(resultCount(page)).toHaveText('Žádné výsledky');
    await main.getByRole('button', { name: 'Zrušit vše' }).last().click();
    await expect(cards(page)).toHaveCount(25);

    await page.route('**/graphql*', (route) =>
      route.request().postData()?.includes('ProductList')
        ? route.fulfill({ status: 500, json: { code: 'FAULT' } })
        : route.fallback(),
    );
    await checkbox(page, /^Havranov/).click();
    const alert = main.getByRole('alert').filter({ hasText: 'Produkty se nepodařilo načíst.' });
    await expect(alert).toBeVisible();
    await expect(checkbox(page, /^Havranov/)).toBeChecked();
    await page.unroute('**/graphql*');
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ account: 'shift@ulipy.example', viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

  test('filters come from below, and neither cards nor rows have a barrier', async ({ page }) => {
    await page.goto('/catalog/products?packaging=Cider');
    await expect(cards(page).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Filtry · 1' }).click();
    const drawer = page.getByRole('dialog');
    await checkbox(page, /^Nealko/).click();
    await expect(drawer.getByRole('button', { name: /^Zobrazit \d+\svýsledk/ })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await drawer.getByRole('button', { name: /^Zobrazit \d+\svýsledk/ }).click();
    await expect(page.getByRole('button', { name: 'Filtry · 2' })).toBeFocused();

    await page.getByRole('radio', { name: 'Seznam' }).check();
    await expect(page.getByRole('main').locator('li[data-sku]').first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });
});

const topOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.y ?? Number.NaN;

/** How many rows are seen from top to bottom before anybody scrolls; their fields have come, and the offers above them. */
async function wholeRows(page: Page): Promise<number> {
  await expect(cards(page).first().getByRole('textbox').first()).toBeVisible();
  return cards(page).evaluateAll(
    (rows, height) => rows.filter((row) => row.getBoundingClientRect().bottom <= height).length,
    wide.height,
  );
}

const skus = (page: Page): Promise<(string | null)[]> =>
  cards(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-sku')));

/** What each card asks for one pack, as numbers. */
async function ownPrices(page: Page): Promise<number[]> {
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page)
    .locator('p', { hasText: /^Vaše cena: / })
    .allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
}

const isRising = (prices: readonly number[]): boolean =>
  prices.length > 1 && prices.every((price, index) => price > 0 && price >= (prices[index - 1] ?? 0));
