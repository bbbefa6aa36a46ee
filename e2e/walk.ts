import { expect, type Page, type Request } from '@playwright/test';

export type Arrival = {
  /** Where the router ended, redirects and all. */
  url: URL;
  heading: string;
  /** Every other main heading that was there on the way, however short. */
  flashed: readonly string[];
};

/**
 * As a link would, but without one: the router hears of it and the page stays. The portal notes every address that it
 * has shown (S17), so what it notes next is where the way ended.
 */
export async function walkTo(page: Page, address: string): Promise<Arrival> {
  const { href, heading, seen } = await page.evaluate<{ href: string; heading: string; seen: string[] }>(
    `(${inThePage})(${JSON.stringify(address)})`,
  );
  return { url: new URL(href, page.url()), heading, flashed: seen.filter((text) => text !== heading) };
}

const inThePage = `async (address) => {
  const textOf = () => document.querySelector('h1')?.textContent ?? '';
  const until = async (isDone) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const before = textOf();
  const wayHere = sessionStorage.routeHistory ?? '';
  const seen = new Set();
  const watcher = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1')) if (textContent !== before) seen.add(textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  sessionStorage.removeItem('routeHistory');
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await until(() => sessionStorage.routeHistory);
  await until(textOf);
  watcher.disconnect();
  const href = sessionStorage.routeHistory;
  sessionStorage.routeHistory = wayHere + '\\n' + href;
  return { href, heading: textOf(), seen: [...seen] };
}`;

/** To be called before the page is opened; what it gives waits until no answer is outstanding any more. */
export function everythingHasCome(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // The live stream never ends.
    if (!request.url().includes('/api/events')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
}
