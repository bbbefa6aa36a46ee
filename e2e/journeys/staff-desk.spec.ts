import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 500/ });

const main = (page: Page) => page.getByRole('main');
const attention = (page: Page) => page.getByRole('region', { name: 'Vyžaduje pozornost' });

/** A stand that a test needs on the desk; all else of the answer stays as the server gave it. */
async function changeDesk(page: Page, change: (desk: { blocks: { block: string; waiting: unknown }[] }) => void) {
  await page.route('**/api/staff/desk*', async (route) => {
    const answer = await route.fetch();
    const desk = await answer.json();
    change(desk);
    await route.fulfill({ response: answer, json: desk });
  });
}

const parked = (cause: string, count: number) => ({
  kind: 'parked',
  cause,
  count,
  isMore: count === 100,
  oldest: '2026-11-12T08:00:00.000Z',
  markets: ['CZ'],
  example: '4500001',
});

test.describe('an operator', () => {
  test.use({ account: 'operator@meridian.example' });

  for (const width of [1280, 768, 360])
    test(`finds their desk whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await changeDesk(page, ({ blocks }) => {
        for (const each of blocks)
          if (each.block === 'erp') each.waiting = [parked('F2/163', 3), parked('TOO_LONG', 100)];
      });
      await page.goto('/staff');
      await expect(attention(page)).toBeVisible();
      await expect(main(page).locator('div[aria-hidden=true][inert]')).toHaveCount(0);
      // What one came for is on the first screen.
      const box = await attention(page).boundingBox();
      expect(box?.y).toBeLessThan(400);

      const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
      expect(await findFaults(page, walk)).toEqual([]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/desk-${width}.png`, fullPage: true });
    });

  test('reads the cause, and one press leads to where it is solved', async ({ page }) => {
    await changeDesk(page, ({ blocks }) => {
      for (const each of blocks) if (each.block === 'erp') each.waiting = [parked('F2/163', 3)];
    });
    await page.goto('/staff?market=ES');

    await expect(attention(page)).toContainText('3\u00a0objednávky uvízly: Odmítnuto v\u00a0ERP (F2/163)');
    await attention(page)
      .getByRole('link', { name: /^Vyřešit/ })
      .click();
    await expect(page).toHaveURL('/staff/erp?market=ES&cause=F2%2F163');
    await expect(page.getByRole('heading', { level: 1, name: 'Fronta do ERP' })).toBeVisible();
  });

  test('chooses a market, which stays in the address', async ({ page }) => {
    await page.goto('/staff');
    const asked = page.waitForRequest(/\/api\/staff\/desk\?.*market=SK/);
    await page.getByRole('navigation', { name: 'Trh' }).getByRole('link', { name: 'Slovensko' }).click();

    await asked;
    await expect(page).toHaveURL('/staff?market=SK');
  });

  test('rows keep their places until what is new is asked for', async ({ page }) => {
    const stand = { causes: ['A/1'] };
    await changeDesk(page, ({ blocks }) => {
      for (const each of blocks) if (each.block === 'erp') each.waiting = stand.causes.map((cause) => parked(cause, 2));
    });
    await page.clock.install();
    await page.goto('/staff');
    const rows = attention(page).getByRole('list').getByRole('listitem').filter({ hasText: 'uvízly' });
    await expect(rows).toHaveCount(1);

    stand.causes = ['B/2', 'A/1'];
    await page.clock.fastForward(31_000);
    const offer = attention(page).getByRole('button', { name: 'Něco se změnilo – zobrazit' });
    await expect(offer).toBeVisible();
    await expect(rows).toHaveCount(1);
    await offer.click();

    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('B/2');
    await expect(offer).toHaveCount(0);
  });

  test('a part that failed says so beside the others, and is tried again', async ({ page }) => {
    const state = { isAway: true };
    await changeDesk(page, ({ blocks }) => {
      for (const each of blocks) if (each.block === 'imports' && state.isAway) each.waiting = null;
    });
    await page.goto('/staff');
    await expect(attention(page).getByRole('alert')).toContainText('Nepodařilo se načíst: importy.');

    state.isAway = false;
    await attention(page)
      .getByRole('button', { name: /^Zkusit znovu/ })
      .click();
    await expect(attention(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('sees the blocks of their rights, today’s orders and the next cut-offs, and nothing else', async ({ page }) => {
    const answer = page.waitForResponse('**/api/staff/desk*');
    await page.goto('/staff');
    const { blocks } = await (await answer).json();

    expect(blocks.map(({ block }: { block: string }) => block)).toEqual(['erp', 'differences', 'requests']);
    await expect(main(page).getByRole('region', { name: 'Objednávky dnes' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Nejbližší uzávěrky' })).toBeVisible();
    await expect(attention(page)).not.toContainText('import');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/desk-service.png`, fullPage: true });
  });
});

test.describe('a planner of prices', () => {
  test.use({ account: 'pricing@meridian.example' });

  test('has neither orders nor a queue on their desk', async ({ page }) => {
    await page.goto('/staff');
    await expect(page.getByRole('region', { name: 'Co smíte dělat' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Objednávky dnes' })).toHaveCount(0);
    await expect(main(page).getByText('fronta do ERP')).toHaveCount(0);
  });
});
