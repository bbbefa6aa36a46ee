import type { Page } from '@playwright/test';

type CutOff = { date: string; order_by: string };

const minuteMs = 60_000;

/** As if the first day's cut-off were so far away by the server's clock; everything else is the server's own answer. */
export async function moveFirstCutOff(page: Page, minutes: number): Promise<void> {
  await page.route(/\/graphql\b/, async (route) => {
    const response = await route.fetch();
    const served = Date.parse(response.headers().date ?? '');
    const orderBy = new Date(served + minutes * minuteMs - minuteMs / 2).toISOString();
    const moveFirst = (key: string, value: unknown) =>
      key === 'cut_offs' && Array.isArray(value)
        ? value.map((cutOff: CutOff, index) => (index === 0 ? { ...cutOff, order_by: orderBy } : cutOff))
        : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), moveFirst) });
  });
}
