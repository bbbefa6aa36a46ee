import { readFileSync } from 'node:fs';
import type { Language } from '@dray/contract/languages.ts';
import { expect, type Page } from '@playwright/test';
import { walkTo } from '../walk.ts';

const textsOf = (language: Language): { menu: { label: string } } =>
  JSON.parse(readFileSync(new URL(`../../web/src/i18n/${language}/shell.json`, import.meta.url), 'utf8'));

/** Where the menu leads, with every group open; the links that lead outside may come a moment later. */
export async function expectMenu(page: Page, language: Language, addresses: readonly string[]): Promise<void> {
  await walkTo(page, '/');
  // On a phone it is a drawer, with the same entries.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 740 });
  const menu = page.getByRole('navigation', { name: textsOf(language).menu.label });
  // Without the mouse, for the tutorial of a first login lies over everything.
  await menu.locator('button[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) (button as unknown as { click(): void }).click();
  });
  const shown = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(async () => (await shown()).map((address) => (address?.startsWith('/') ? address : 'outside')))
    .toEqual(addresses);
  if (size) await page.setViewportSize(size);
}
