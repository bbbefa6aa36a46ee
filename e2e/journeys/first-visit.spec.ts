import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, findSession, test } from '../people/customer.ts';
import { untilQuiet } from '../until-quiet.ts';

type File = { name: string; kind: 'script' | 'style'; kB: number };

/** In kB, gzipped: what a browser that has never been here loads before somebody does anything. */
const limits = { script: 185, style: 20 };
/** Goods in the cart, and a language that the browser learns only from the record: it loads the most. */
const account = 'owner@bellini.example';

test.use({ account, hasOwnWindow: true });

for (const path of ['/login', '/', '/profile/details', '/catalog/products', '/catalog/IT200002'])
  test(`a first visit to ${path} stays within its weight`, async ({ browser, baseURL, page: _signsIn }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
    if (path !== '/login') await context.addCookies(findSession(account)?.cookies ?? []);
    const page = await context.newPage();
    const loaded = weigh(page);
    // What waits until the browser has nothing else to do comes after the page.
    await page.addInitScript({ content: 'globalThis.requestIdleCallback = () => 0' });

    await untilQuiet(page, () => page.goto(path));
    await expect(page.locator('h1').first()).toBeAttached();

    const files = (await loaded()).toSorted((a, b) => b.kB - a.kB);
    const sumOf = (kind: File['kind']) =>
      files.filter((file) => file.kind === kind).reduce((sum, { kB }) => sum + kB, 0);
    const [script, style] = [sumOf('script'), sumOf('style')];
    const heaviest = files.slice(0, 12).map(({ name, kB }) => `${name} ${kB.toFixed(1)}`);
    console.log(`first visit to ${path}: ${script.toFixed(1)} kB of script, ${style.toFixed(1)} kB of style`);
    expect(script, `scripts of ${path}: ${heaviest.join(', ')}`).toBeLessThanOrEqual(limits.script);
    expect(style, `styles of ${path}`).toBeLessThanOrEqual(limits.style);
    await context.close();
  });

/** The answer ends the weighing: what arrives later is no part of it. */
function weigh(page: Page): () => Promise<File[]> {
  const arriving: Promise<File>[] = [];
  const note = (response: Response) => {
    const name = new URL(response.url()).pathname;
    const kind = name.endsWith('.js') ? 'script' : name.endsWith('.css') ? 'style' : undefined;
    if (!kind) return;
    const toFile = (body: Buffer): File => ({ name, kind, kB: gzipSync(body, { level: 9 }).length / 1000 });
    arriving.push(response.body().then(toFile));
  };
  page.on('response', note);
  return () => {
    page.off('response', note);
    return Promise.all(arriving);
  };
}
