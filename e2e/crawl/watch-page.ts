import type { Page, Request } from '@playwright/test';

export type PageWatch = {
  /** What a browser complains of by itself, since the last time it was asked. */
  faults(): string[];
  /** Until nothing is asked for any more and nothing moves; a page that never rests is looked at all the same. */
  rest(): Promise<void>;
};

const maxWait = 3_000;
const step = 20;
/** Each width sends the same invitation again, and the portal sends it so often only. */
const mayBeTooMany = /\/users\/ResendInvitation\//;

export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  const underWay = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // The live stream never ends.
    if (request.url().includes('/api/events')) return;
    underWay.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('console', (message) => {
    const isTooMany = mayBeTooMany.test(message.location().url) && message.text().includes('status of 429');
    if (message.type() === 'error' && !isTooMany) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`not caught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} of ${new URL(response.url()).pathname}`);
  });

  return {
    faults() {
      const found = faults;
      faults = [];
      return found;
    },
    async rest() {
      for (let waited = 0; waited < maxWait; waited += step) {
        const askedBefore = asked;
        await page.evaluate('drayCrawl.rest()').catch(() => undefined);
        // What is asked for while it rests, as a part that comes when the page is idle, will be drawn.
        if (underWay.size === 0 && asked === askedBefore) return;
        await new Promise((resolve) => setTimeout(resolve, step));
      }
    },
  };
}
