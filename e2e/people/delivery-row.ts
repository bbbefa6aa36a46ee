import type { Page } from '@playwright/test';
import { expect } from './customer.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Dodání' });

/** At a desk the delivery is one row of answers; its fields open below it, by themselves where one is missing. */
export async function openDelivery(page: Page): Promise<void> {
  const closed = row(page).getByRole('button', { name: 'Změnit dodání' });
  await expect(closed.or(row(page).getByRole('button', { name: 'Skrýt pole dodání' }))).toBeVisible();
  if (await closed.isVisible()) await closed.click();
}

/** One answer of that row, with its name. */
export const answerOf = (page: Page, name: string) => row(page).getByRole('button', { name: new RegExp(`^${name}`) });
