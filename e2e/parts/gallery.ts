import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as visitor } from '../people/visitor.ts';

const address = 'http://parts.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** As strict as the portal's own, and stricter: nothing may become a script that was a text. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'nonce-parts'",
  "style-src 'self' 'nonce-parts'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

export type Look = { part?: string; theme?: 'emea' | 'peroni'; scheme?: 'light' | 'dark'; lang?: string };

type Gallery = { open: (look: Look) => Promise<Page> };

/** The page of all shared parts under the portal's policy, served from where it was built. */
export const test = visitor.extend<Gallery>({
  open: async ({ page }, use) => {
    await page.route(`${address}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const type = types[extname(pathname)] ?? 'application/octet-stream';
      const file = await readFile(join(process.env.DRAY_GALLERY ?? '', pathname));
      const body = type === 'text/html' ? String(file).replaceAll('__CSP_NONCE__', 'parts') : file;
      await route.fulfill({ body, contentType: type, headers: { 'Content-Security-Policy': policy } });
    });
    await use(async (look) => {
      await page.goto(`${address}/ui.html?${new URLSearchParams({ lang: 'cs', ...look })}`);
      await expect(page.locator('[data-specimen]').first()).toBeVisible();
      return page;
    });
  },
});

export { expect };
