import type { Page } from '@playwright/test';
import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const quantity = (page: Page) => page.getByRole('region', { name: 'Množství' });

/** 12 767,40 Kč → 12767.4 */
const amountIn = (text: string | null): number => Number(text?.replace(/[^\d,]/g, '').replace(',', '.'));

test.describe('a product', () => {
  test.use({ account: 'warehouse@velkosklad-brno.example', contextOptions: { reducedMotion: 'reduce' } });
  test.use({ expectedComplaints: /status of 500/ });

  test('tells its price in every pack and quantity, and what the warehouse wants to know', async ({ page }) => {
    await page.goto('/catalog/CZ100001');
    await expect(page).toHaveTitle('Havranov Ležák 12° světlý – Dray');
    await expect(page.getByText(/za sud bez DPH/)).toBeVisible();
    await expect(page.getByText('+ záloha za obaly 1 000,00 Kč').first()).toBeVisible();
    await expect(page.getByText(/^Nejbližší možné dodání/)).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    const sum = quantity(page).getByRole('status');
    await quantity(page).getByRole('radio', { name: 'Vrstva' }).check();
    await expect(sum).toContainText('= 6 sudů · 378 kg · 0,5 palety · 3 hl');
    await quantity(page).getByRole('button', { name: 'Zaokrouhlit na celou paletu (12 sudů)' }).click();
    await expect(quantity(page).getByRole('textbox')).toHaveValue('2');
    await expect(sum).toContainText('= 12 sudů · 756 kg · 1 paleta · 6 hl');
    const step = page.getByRole('row', { name: /^12 sudů/ }).getByRole('cell');
    const value = amountIn(await sum.getByText('Kč').textContent());
    expect(value).toBeCloseTo(12 * amountIn(await step.textContent()), 2);

    await page.getByRole('radio', { name: 's DPH' }).check();
    await expect.poll(async () => amountIn(await sum.getByText('Kč').textContent())).toBeGreaterThan(value * 1.2);
    await quantity(page).getByRole('radio').first().check();
    await quantity(page).getByRole('textbox').fill('1,5');
    await expect(quantity(page).getByRole('alert')).toHaveText('Objednat lze jen celá balení.');
    await quantity(page).getByRole('radio', { name: 'Paleta' }).check();
    await expect(sum).toContainText('= 18 sudů');
    await quantity(page).getByRole('textbox').fill('1.500');
    await expect(quantity(page).getByRole('alert')).toHaveText('Zadejte číslo, například 12 nebo 1,5.');

    const small = page.getByRole('navigation', { name: 'Dostupná balení' }).getByRole('link', { name: /^Sud 30 l/ });
    await small.click();
    await expect(page).toHaveURL(/\/catalog\/CZ100002$/);
    await expect(page.getByRole('main').getByRole('listitem').getByText('CZ100002')).toBeVisible();
    await expect(small).toBeFocused();
    await expect(small).toHaveAttribute('aria-current', 'page');

    await page.getByRole('tab', { name: 'Popis' }).press('ArrowRight');
    await expect(page.getByRole('row', { name: /^Paleta/ })).toContainText('18');
    await expect(page.getByRole('row', { name: /^Paleta/ })).toContainText('750,4 kg');
    await page.getByRole('tab', { name: 'Logistika' }).press('End');
    const file = page.getByRole('tabpanel').getByRole('link').first();
    const downloaded = await page.request.get((await file.getAttribute('href')) ?? '');
    expect([downloaded.status(), (await downloaded.body()).length > 100]).toEqual([200, true]);
    // From the top: a button that the header half covers at this moment is too small for axe.
    await page.evaluate('scrollTo(0, 0)');
    expect(await findBarriers(page)).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(/\/catalog\/CZ100001$/);
    await page.getByRole('link', { name: 'Pivo' }).first().click();
    await expect(page).toHaveURL(/\/catalog\/products\?packaging=Beer/);

    await page.evaluate("localStorage.lang = 'en'");
    await page.goto('/catalog/CZ100001');
    const packs = page.getByRole('navigation', { name: 'Available packaging' }).getByRole('link');
    await expect(packs.first()).toContainText('CZK');
    const beyondTheirTile = packs.evaluateAll(
      (links) => links.filter((link) => link.scrollWidth > link.clientWidth).length,
    );
    expect(await beyondTheirTile).toBe(0);
  });

  test('keeps its place while it is on its way, and says so when it cannot come', async ({ page }) => {
    await page.addInitScript({ content: watchShifts });
    let answers: 'late' | 'never' | 'now' = 'late';
    await page.route('**/graphql*', async (route) => {
      const isProduct = route.request().postData()?.includes('ProductDetail') ?? false;
      if (isProduct && answers === 'never') return route.fulfill({ status: 500, json: { code: 'FAULT' } });
      if (isProduct && answers === 'late') await page.getByText('Načítá se…').first().waitFor({ state: 'attached' });
      await route.continue();
    });

    await page.goto('/catalog/CZ100002');
    await expect(heading(page)).toHaveText('Havranov Ležák 12° světlý');
    await expect(page.getByRole('tablist')).toBeVisible();
    expect(await page.evaluate('window.shifts')).toBeLessThanOrEqual(0.02);

    answers = 'never';
    await page.goto('/catalog/CZ100003');
    const alert = page.getByRole('alert').filter({ hasText: 'Produkt se nepodařilo načíst.' });
    await expect(alert).toBeVisible();
    answers = 'now';
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(page.getByText('CZ100003').first()).toBeVisible();
  });
});

const watchShifts = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test.describe('a bundle', () => {
  test.use({ account: 'owner@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });

  test('adds up what one chooses of it, within its terms', async ({ page }) => {
    await page.goto('/catalog/CZS100202');
    await expect(heading(page)).toHaveText('Sada Nealko koutek');
    await expect(page.getByText(/^platí do/)).toBeVisible();
    await expect(page.getByText('zbývají 2')).toBeVisible();
    const price = page.getByText('Vaše cena:').first().locator('..');
    const own = amountIn((await price.textContent())?.split('Kč')[0] ?? '');
    expect(await findBarriersEverywhere(page)).toEqual([]);

    await page.getByRole('button', { name: 'O jedno více' }).first().click();
    await expect.poll(async () => amountIn((await price.textContent())?.split('Kč')[0] ?? '')).toBeGreaterThan(own);
    await page.getByRole('button', { name: 'O jedno méně' }).first().click();
    await page.getByRole('radio', { name: 'Bez této položky' }).check();
    await expect.poll(async () => amountIn((await price.textContent())?.split('Kč')[0] ?? '')).toBeLessThan(own);
    await page.getByRole('radio', { name: /^Citrela Pomeranč/ }).check();

    const count = page.getByRole('region', { name: 'Počet sad' });
    await count.getByRole('button', { name: 'O jedno více' }).click();
    await expect(count.getByRole('textbox')).toHaveValue('2');
    await expect(count.getByRole('button', { name: 'O jedno více' })).toBeDisabled();
  });
});

test.describe('what cannot be ordered', () => {
  test.use({ account: 'edge@prilis-zlutoucky-kun.example', contextOptions: { reducedMotion: 'reduce' } });

  test('says why, and where to go instead', async ({ page }) => {
    await page.goto('/catalog/CZ100058');
    await expect(page.getByText('Není skladem.')).toBeVisible();
    await page.getByRole('link', { name: 'Havranov Nefiltrovaný 11°' }).first().click();
    await expect(heading(page)).toHaveText('Havranov Nefiltrovaný 11°');

    await page.goto('/catalog/CZ100012');
    await expect(page.getByText('Cenu pro vás zatím nemáme.')).toBeVisible();
    await expect(quantity(page)).toBeHidden();

    await page.goto('/catalog/CZS100203');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Počet sad' })).toBeHidden();

    await page.goto('/catalog/CZ999999');
    await expect(heading(page)).toHaveText('Tento produkt nemůžeme najít');
    await expect(page).toHaveTitle('Tento produkt nemůžeme najít – Dray');
    expect(await findBarriersEverywhere(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Kód zboží, EAN nebo název' }).fill('ležák');
    await page.getByRole('main').getByRole('button', { name: 'Hledat' }).click();
    await expect(page).toHaveURL(/\/catalog\/products\?q=le%C5%BE%C3%A1k/);
  });
});
