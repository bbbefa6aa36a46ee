import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

// The price that a customer sees is asked for first, and then explained.
test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: /status of (403|404|500)/ });

const sku = 'CZ100003';
const shipTo = '100234';
const address = '/staff/prices/explain';
const question = `${address}?shipTo=${shipTo}&sku=${sku}`;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const answer = (page: Page) => main(page).getByRole('region', { name: /Ležák/ });
const explain = (page: Page) => page.getByRole('button', { name: 'Vysvětlit cenu' });
/** 2 127,90 Kč, wherever it is among other words. */
const moneyIn = (text: string | null) => /\d[\d\u00a0]*,\d\d\u00a0Kč/.exec(text ?? '')?.[0];

let seen: string | undefined;

test.describe('a customer', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('sees a price in the catalogue, and no way to its explanation', async ({ page }) => {
    await page.goto(`/catalog/${sku}`);
    const price = page.getByText('Vaše cena:').first().locator('..');
    await expect(price).toContainText('Kč');
    seen = moneyIn(await price.textContent());
    expect(seen).toBeTruthy();

    await page.goto(question);
    await expect(page.getByRole('heading', { level: 1, name: 'Proč tato cena?' })).toHaveCount(0);
    await expect(field(page, /^Číslo místa dodání/)).toHaveCount(0);
  });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('is told what is missing, asks, and reads the same price with every row behind it', async ({ page }) => {
    await page.goto('/staff');
    await page.getByRole('navigation').getByRole('link', { name: 'Proč tato cena?' }).first().click();
    await expect(main(page).getByText('Které ceně chcete porozumět?')).toBeVisible();
    await explain(page).click();
    await page.getByRole('link', { name: 'Zadejte kód zboží.' }).click();
    await expect(field(page, /^Kód zboží/)).toBeFocused();

    await field(page, /^Kód zboží/).fill(sku);
    await field(page, /^Číslo místa dodání/).fill(shipTo);
    await page.keyboard.press('Enter');

    await expect(answer(page)).toContainText('U Lípy');
    expect(moneyIn(await answer(page).innerText())).toBe(seen);
    const won = answer(page).getByRole('listitem').filter({ hasText: 'Toto je cena' });
    await expect(won).toHaveCount(1);
    await expect(won).toContainText(seen ?? '');
    await expect(answer(page).getByRole('listitem').filter({ hasText: 'Jen pro srovnání' })).toHaveCount(1);
    await expect(page).toHaveURL(question);
    expect(await findBarriers(page)).toEqual([]);
  });

  test('hands the question on as a link that names its day', async ({ page }) => {
    await page.addInitScript({
      content: 'navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }',
    });
    await page.goto(question);
    await field(page, /^Množství/).fill('600');
    await explain(page).click();
    await expect(page).toHaveURL(/quantity=600/);
    await expect(answer(page)).toContainText('600\u00a0balení');
    const price = moneyIn(await answer(page).innerText());

    await page.getByRole('button', { name: 'Zkopírovat odkaz' }).click();
    await expect(page.getByText('Odkaz zkopírován')).toBeVisible();
    const link = await page.evaluate<string>('window.copied');
    expect(link).toMatch(/\/staff\/prices\/explain\?shipTo=100234&sku=CZ100003&quantity=600&day=\d{4}-\d\d-\d\d$/);

    await page.goto(link);
    await expect(answer(page)).toContainText('600\u00a0balení');
    await expect(field(page, /^Den/)).not.toHaveValue('');
    expect(moneyIn(await answer(page).innerText())).toBe(price);
  });

  test('finds what is refused in place, and everything typed still there', async ({ page }) => {
    // A ship-to in Italy, which is none of her markets, answers like one that nobody has.
    for (const unknown of ['100401', '999999']) {
      await page.goto(`${address}?shipTo=${unknown}&sku=${sku}&quantity=7`);
      await expect(page.getByRole('alert')).toContainText(`Místo dodání ${unknown} neexistuje`);
      await expect(field(page, /^Číslo místa dodání/)).toHaveValue(unknown);
      await expect(field(page, /^Množství/)).toHaveValue('7');
    }
    await field(page, /^Číslo místa dodání/).fill(shipTo);
    await field(page, /^Kód zboží/).fill('NO-SUCH');
    await explain(page).click();
    await expect(page.getByRole('alert')).toContainText('Produkt NO-SUCH na trhu tohoto místa dodání neexistuje');
    await expect(field(page, /^Kód zboží/)).toHaveValue('NO-SUCH');

    await field(page, /^Množství/).fill('tři');
    await explain(page).click();
    await expect(field(page, /^Množství/)).toHaveValue('tři');
    await expect(page.getByRole('region', { name: 'Jeden údaj je potřeba opravit' }).getByRole('link')).toHaveCount(1);

    await page.goBack();
    await expect(field(page, /^Číslo místa dodání/)).toHaveValue('999999');
  });

  test('who loses the right reads so in place, and a call that failed can be made again', async ({ page }) => {
    const refusal = { code: 'STAFF_RIGHT_MISSING', message: 'Vaše role k\u00a0tomu nemá oprávnění.', requestId: 'r-1' };
    await page.route('**/api/staff/prices/explain*', (route) => route.fulfill({ status: 403, json: refusal }));
    await page.goto(question);
    await expect(page.getByRole('alert')).toContainText(refusal.message);
    await expect(field(page, /^Kód zboží/)).toHaveValue(sku);

    await page.unroute('**/api/staff/prices/explain*');
    await page.route('**/api/staff/prices/explain*', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'x', requestId: 'r-2' } }),
    );
    await explain(page).click();
    await expect(page.getByRole('alert')).toContainText('Cenu se nepodařilo vysvětlit');
    await page.unroute('**/api/staff/prices/explain*');
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(answer(page)).toContainText('Toto je cena');
  });

  for (const path of [address, `${question}&quantity=6`, `${address}?shipTo=999999&sku=${sku}`])
    test(`finds ${path} whole on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Proč tato cena?' })).toBeVisible();
      await expect(main(page).locator('div[aria-hidden=true][inert]')).toHaveCount(0);

      const walk = { account: undefined, width: 360, language: 'cs', findsBarriers: true } as const;
      expect(await findFaults(page, walk)).toEqual([]);
    });
});

test.describe('who sets prices', () => {
  test.use({ account: 'pricing@meridian.example' });

  test('reads the same explanation, in every market', async ({ page }) => {
    await page.goto(question);

    await expect(answer(page)).toContainText(seen ?? 'nobody has seen a price');
  });
});

test.describe('who writes content', () => {
  test.use({ account: 'content@meridian.example' });

  test('is not offered the screen, and is told which right it takes', async ({ page }) => {
    await page.goto(question);

    await expect(page.getByRole('heading', { level: 1, name: 'Tuto stránku nemůžete otevřít' })).toBeVisible();
    await expect(main(page)).toContainText('Zjišťovat, jak cena vznikla');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Proč tato cena?' })).toHaveCount(0);
  });
});
