import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  account: 'operator@meridian.example',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 500/,
});

// No other journey looks at this section there.
const address = '/staff/sections?country=ES';
const section = (page: Page) => page.getByRole('switch', { name: 'O nás' });

test('a section is closed in one market after it is said from how many people it is hidden, and opened again', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByText(/^Otevřeno pro \d+/).first()).toBeVisible();
  await section(page).click();
  await expect(page.getByRole('dialog')).toContainText(/skryje \d+\s/);
  await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).last().click();

  await expect(section(page)).not.toBeChecked();
  await expect(page.getByText(/^Skryto před \d+/)).toBeVisible();
  await page.goto('/staff/sections?country=SK');
  await expect(section(page)).toBeChecked();

  await page.goto(address);
  await section(page).click();
  await expect(section(page)).toBeChecked();
});

test('what was not saved is said, and the switch stays as it was', async ({ page }) => {
  await page.route(/api\/staff\/sections/, async (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'FAULT', message: 'x', requestId: 'r-1', outcome: 'none' } })
      : route.fallback(),
  );
  await page.goto(address);
  await section(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).last().click();

  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Neuloženo');
});

for (const width of [1280, 768, 360])
  test(`all of it is whole at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await expect(section(page)).toBeVisible();
    await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);

    const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
    expect(await findFaults(page, walk)).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/sections-${width}.png`, fullPage: true });
  });
