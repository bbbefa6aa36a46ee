import type { Page } from '@playwright/test';
import { expect } from './customer.ts';

/**
 * Plants the choice of a ship-to once the portal has settled in: on its way it forgets a choice that somebody
 * else may have left in this browser, and one planted too early would go with it.
 */
export async function chooseShipTo(page: Page, shipToId: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await page.waitForFunction('Boolean(localStorage.signedInAs)');
  await page.evaluate(`localStorage.shipToId = '${shipToId}'`);
}
