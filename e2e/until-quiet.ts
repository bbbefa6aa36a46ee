import type { Page, Request } from '@playwright/test';

const quietMs = 500;
const stream = '/api/events';

/**
 * Does something and waits until nothing is on its way any more. Not Playwright's own look at the network: the stream of
 * changes stays open on every page.
 */
export async function untilQuiet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (new URL(request.url()).pathname === stream) return;
    change(request);
    changedAt = Date.now();
  };
  const begun = note((request) => open.add(request));
  const ended = note((request) => open.delete(request));
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await act();
    while (open.size > 0 || Date.now() - changedAt < quietMs) await page.waitForTimeout(50);
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  }
}
