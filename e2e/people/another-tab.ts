import type { Page } from '@playwright/test';

/** One more tab of the same browser, as wide as the first: by itself it has the size of the worker's first journey. */
export async function openAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  const size = page.viewportSize();
  if (size) await other.setViewportSize(size);
  return other;
}
