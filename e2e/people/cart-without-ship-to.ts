import type { Page } from '@playwright/test';

/**
 * As after the very first sign-in: the answers are changed on their way, for a cart that has had a ship-to keeps it, and other
 * journeys order with the same accounts.
 */
export async function withoutShipTo(page: Page): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('query CartBrief')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { customerCart?: { ship_to_id: string | null } } };
    if (answer.data?.customerCart) answer.data.customerCart.ship_to_id = null;
    await route.fulfill({ response, json: answer });
  });
}
