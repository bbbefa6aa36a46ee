import type { Page } from '@playwright/test';
import type { ServerProcess } from '../faults/server-process.ts';
import { expect, test } from '../people/customer.ts';
import { startSecondServer } from '../people/second-server.ts';
import { freePort } from '../running-dray.ts';
import { findFaults } from '../walks/probes.ts';

// One more process of the same portal, whose replicas are stopped: nobody answers at that port.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let process2: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const stopped = await freePort();
  process2 = await startSecondServer({ READ_DATABASE_URL: `postgres://reader:secret@127.0.0.1:${stopped}/dray` });
});
test.afterAll(() => process2?.stop());

const walkAt = (width: number, language: 'cs' | 'it' = 'cs') =>
  ({ account: undefined, width, language, findsBarriers: true }) as const;

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
/** What it looks like is kept where somebody asks for pictures. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

test.describe('an operator', () => {
  test.use({ account: 'operator@meridian.example' });

  for (const width of [1280, 768, 360])
    test(`finds what is stopped first, and the page whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/staff/health');

      const found = part(page, 'Vyžaduje pozornost').getByRole('listitem').filter({ hasText: 'Repliky databáze' });
      await expect(found).toContainText('není dostupné');
      await expect(found).toContainText('DependencyAway');
      await expect(found).toBeInViewport({ ratio: 0.1 });
      const row = part(page, 'Na čem portál závisí').getByRole('listitem').filter({ hasText: 'Repliky databáze' });
      await expect(row).toContainText('127.0.0.1');
      await expect(main(page)).not.toContainText('secret');
      await expect(part(page, 'Procesy').getByText('obsluhuje').first()).toBeVisible();

      expect(await findFaults(page, walkAt(width))).toEqual([]);
      await picture(page, `health-${width}`);
    });

  test('reads a day of figures by keys, and as a table', async ({ page }) => {
    await page.goto('/staff/health');
    const tile = part(page, 'Objednávky v této hodině');
    const chart = tile.getByRole('slider');
    await chart.focus();
    await page.keyboard.press('Home');
    const first = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');

    expect(first).toMatch(/^\d{1,2}:\d\d: \d+$/);
    await expect(chart).not.toHaveAttribute('aria-valuetext', first ?? '');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');

    await tile.locator('summary').click();
    await expect(tile.getByRole('table').getByRole('row')).toHaveCount(97);
    expect(await findFaults(page, walkAt(1280))).toEqual([]);
  });

  for (const width of [1280, 360])
    test(`reads it in Italian at ${width} pixels`, async ({ page }) => {
      await page.addInitScript({ content: "localStorage.lang = 'it'" });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/staff/health');
      await expect(part(page, 'Richiede attenzione')).toContainText('Repliche del database: non raggiungibile');
      expect(await findFaults(page, walkAt(width, 'it'))).toEqual([]);
      await picture(page, `health-it-${width}`);
    });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('is told which right they lack', async ({ page }) => {
    await page.goto('/staff/health');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžete otevřít');
    await expect(page.getByRole('link', { name: 'Stav portálu' })).toHaveCount(0);
  });
});
