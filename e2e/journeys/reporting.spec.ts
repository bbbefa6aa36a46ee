import { readFileSync } from 'node:fs';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'owner@bellini.example', contextOptions: { reducedMotion: 'reduce' } });

const salesCall = /\/api\/reporting\/sales\?/;
const written = (value: number) => new Intl.NumberFormat('cs', { maximumFractionDigits: 0 }).format(Math.round(value));

test('the figures are those of the call, in each unit, as a chart and as a table', async ({ page }) => {
  const answered = page.waitForResponse(salesCall);
  await page.goto('/reporting');
  const { totals } = await (await answered).json();

  await page.getByRole('radio', { name: 'Tabulka' }).check({ force: true });
  const total = page.getByRole('row', { name: /^Celkem/ });
  await expect(total).toContainText(written(totals.hectolitres));
  await page.getByRole('radio', { name: 'Balení' }).check({ force: true });

  await expect(page).toHaveURL(/unit=packs/);
  await expect(total).toContainText(written(totals.packs));
});

test('the arrows go through the months, and the tip tells each', async ({ page }) => {
  await page.goto('/reporting');
  // Before the chart knows how wide it is, there is no month that a key could lead to.
  await expect(page.locator('figure svg rect[rx]').first()).toBeVisible();
  const chart = page.locator('figure svg[tabindex="0"], figure [role="application"]').first();
  await chart.focus();

  await page.keyboard.press('ArrowRight');
  const tip = page.locator('.recharts-tooltip-wrapper');
  await expect(tip).toContainText('hl');
  const first = await tip.textContent();
  await page.keyboard.press('ArrowRight');

  await expect(tip).not.toHaveText(first ?? '');
});

test('a ship-to in the address narrows the report', async ({ page }) => {
  const answered = page.waitForResponse(salesCall);
  await page.goto('/reporting?place=100401');

  const response = await answered;
  expect(new URL(response.url()).searchParams.getAll('shipTo')).toEqual(['100401']);
  expect((await response.json()).shipTos.map(({ id }: { id: string }) => id)).toEqual(['100401']);
});

test('the file has every month, and no cell that a spreadsheet would run', async ({ page }) => {
  const answered = page.waitForResponse(salesCall);
  await page.goto('/reporting');
  const { months } = await (await answered).json();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();

  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split(/\r?\n/);

  expect(lines).toHaveLength(months.length + 1);
  expect(lines.flatMap((line) => line.split(';')).filter((cell) => /^"?[=+@\t]/.test(cell))).toEqual([]);
});

test('contracts are evaluated under their tab', async ({ page }) => {
  await page.goto('/reporting');

  await page.getByRole('link', { name: 'Plnění smluv' }).click();

  await expect(page).toHaveURL(/view=contracts/);
  await expect(page.getByRole('row').filter({ hasText: 'Contratto quadro 2026' })).toContainText('hl');
});
