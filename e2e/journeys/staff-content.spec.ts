import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { findFaults } from '../walks/probes.ts';

// One article goes through all of them, so they take turns.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (404|409)|Executing inline event handler .* has been blocked/,
});

const title = 'Zimní čepování';
const article = { at: '' };
const main = (page: Page) => page.getByRole('main');
const text = (page: Page) => main(page).getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.locator('[data-saved=saved]')).toBeVisible();
const language = (page: Page, name: string) => main(page).getByRole('radio', { name }).check({ force: true });

/** A handful of what others would put into a text; all two hundred are tried on the server. */
const payloads = [
  '<img src=x onerror="document.title=\'run\'">',
  '<script>document.title="run"</script>',
  '<a href="javascript:document.title=\'run\'">odkaz</a>',
  '<svg onload="document.title=\'run\'"></svg>',
  '<p style="position:fixed" onclick="document.title=\'run\'">klik</p>',
];

/** As the browser would report it; written as text, for journeys know no types of a page. */
const paste = (page: Page, html: string) =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    clipboardData.setData('text/plain', 'vloženo');
    document
      .querySelector('[role=textbox][aria-multiline]')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);

test.describe('who writes', () => {
  test.use({ account: 'content@meridian.example', actionTimeout: 15_000 });

  test('writes an article in two languages, sees what is missing, and how a customer will read it', async ({
    page,
  }) => {
    await page.goto('/staff/content');
    await main(page).getByRole('button', { name: 'Nový obsah' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Začít psát' }).click();
    await expect(dialog).toContainText('Napište nadpis.');
    await dialog.getByRole('textbox', { name: /^Nadpis/ }).fill(title);
    await dialog.getByRole('combobox', { name: /jazyce/ }).selectOption({ label: 'Čeština' });
    await dialog.getByRole('button', { name: 'Začít psát' }).click();
    await expect(page).toHaveURL(/\/staff\/content\/news\/[0-9a-f]{24}$/);
    article.at = new URL(page.url()).pathname;

    await expect(main(page)).toContainText(/Chybí\s4\sjazyky/);
    await main(page).getByRole('textbox', { name: 'Perex' }).fill('Jak na hladinku v mrazu.');
    await text(page).click();
    await page.keyboard.type('Chlaďte sklo. ');
    for (const payload of payloads) await paste(page, payload);
    await page.keyboard.press('Space');
    await main(page).getByRole('button', { name: 'Tučně' }).click();
    await page.keyboard.type('Vždy.');
    await saved(page);

    await main(page).getByRole('checkbox', { name: 'Česko' }).check();
    await main(page).getByRole('checkbox', { name: 'Itálie' }).check();
    await saved(page);
    await expect(main(page)).toContainText(/Chybí\s1\sjazyk: Italiano/);
    await language(page, 'Italiano');
    await main(page)
      .getByRole('textbox', { name: /^Nadpis/ })
      .fill('Spillatura invernale');
    await text(page).click();
    await page.keyboard.type('Raffreddare il bicchiere.');
    await saved(page);
    await expect(main(page)).toContainText('Žádný jazyk nechybí');

    await language(page, 'Čeština');
    await main(page).getByRole('radio', { name: 'Náhled' }).check({ force: true });
    await expect(main(page).getByRole('article')).toContainText('Chlaďte sklo.');
    await expect(main(page)).toContainText('Takový zákazník to teď nevidí');
    await main(page).getByRole('radio', { name: 'Telefon' }).check({ force: true });
    await expect(main(page).getByRole('article')).toBeVisible();
    expect(await page.title()).not.toBe('run');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/content-phone.png`, fullPage: true });
  });

  test('puts a picture beside it, and publishes', async ({ page }) => {
    await page.goto(article.at);
    const picture = { name: 'sklep.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await main(page).locator('input[type=file]').setInputFiles(picture);
    await main(page).getByRole('textbox', { name: 'Co je na obrázku' }).fill('Půllitr ve sklepě');
    await saved(page);
    await main(page).getByRole('button', { name: 'Zveřejnit' }).click();
    await expect(page.getByText('Zveřejněno').first()).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ account: 'owner@tri-zvony.example' });

  test('of another market finds nothing of it', async ({ page }) => {
    await page.goto('/news/zimni-cepovani');
    await expect(main(page)).not.toContainText('Chlaďte sklo.');
  });
});

test.describe('a Czech customer', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('reads it', async ({ page }) => {
    await page.goto('/news/zimni-cepovani');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole('article')).toContainText('Chlaďte sklo.');
    await expect(main(page).getByRole('article').locator('strong')).toContainText('Vždy.');
    expect(await page.title()).not.toBe('run');
  });
});

test.describe('who writes, again', () => {
  test.use({ account: 'content@meridian.example', actionTimeout: 15_000 });

  test('changes it while a colleague does, and both texts are there', async ({ page }) => {
    await page.goto(article.at);
    await expect(text(page)).toBeVisible();
    const headers = await bearerOf(page);
    const path = article.at.replace('/staff', '/api/staff');
    const known = await (await page.request.get(path, { headers })).json();
    const written = {
      ...known.written,
      texts: { ...known.written.texts, cs: { title, summary: '', markdown: 'Kolega.' } },
    };
    await page.request.put(path, { headers, data: { version: known.revision, written } });

    await main(page).getByRole('textbox', { name: 'Perex' }).fill('Můj perex.');
    const alert = main(page).getByRole('alert').filter({ hasText: 'Nic se neztratilo' });
    await expect(alert).toContainText('Můj perex.');
    await expect(alert).toContainText('Kolega.');
    await alert.getByRole('button', { name: 'Ponechat můj text' }).click();
    await saved(page);
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const paths = {
        list: '/staff/content',
        missing: '/staff/content?missing=it',
        item: article.at,
        none: '/staff/content/news/000000000000000000000000',
        nothing: '/staff/content?q=nothing-like-this',
      };
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
        if (name === 'item') await expect(text(page)).toBeVisible();
        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/content-${name}-${width}.png`, fullPage: true });
      }
    });

  test('takes it away again, and brings an older version back', async ({ page }) => {
    await page.goto(article.at);
    await main(page).getByRole('button', { name: 'Stáhnout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stáhnout' }).click();
    await expect(page.getByText('Staženo').first()).toBeVisible();

    const before = main(page).getByRole('listitem').filter({ hasText: 'Dřívější' }).last();
    await before.getByRole('button', { name: /^Obnovit/ }).click();
    await expect(page.getByText('Verze je znovu konceptem')).toBeVisible();
    await expect(text(page)).toContainText('Chlaďte sklo.');
  });
});

test.describe('the Czech customer, again', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('does not find it any more', async ({ page }) => {
    await page.goto('/news/zimni-cepovani');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page)).not.toContainText('Chlaďte sklo.');
  });
});
