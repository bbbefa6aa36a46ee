import type { Page } from '@playwright/test';
import { bearerOf } from './filled-cart.ts';

/** A request of the person before the page, which nobody has answered; its id. */
export async function askAnew(page: Page): Promise<string> {
  const answer = await page.request.post('/api/tickets/CreateTicket?market=EMEA', {
    headers: await bearerOf(page),
    data: { title: 'Kape', description: 'Od rána.', categoryId: 'complaint', subCategoryId: 'damaged' },
  });
  return ((await answer.json()) as { id: string }).id;
}
