import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A control by what it is: those alike, such as the buttons of twenty-five rows, have one name. */
export type Control = {
  name: string;
  index: number;
  /** Of header, menu or footer, which every screen has. */
  isShell: boolean;
  words: string;
};

/** What can be pressed; a control that is covered by a dialog is not found. */
export const pressable =
  'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [role=button], [role=tab], [role=menuitem], [role=switch]:not([disabled])';

const inPage = fileURLToPath(new URL('./in-page.js', import.meta.url));

/** The part of the crawl that looks at the page from inside. */
export const lookFromInside = (page: Page) => page.addInitScript({ path: inPage });

export const findControls = (page: Page): Promise<Control[]> =>
  page.evaluate(`drayCrawl.findControls(${JSON.stringify(pressable)})`);

/** Looked at again for a while: between two pages the focus is nowhere, and a busy machine takes its time. */
export async function findFaultsOnPage(page: Page): Promise<string[]> {
  for (let looks = 10; ; looks -= 1) {
    const faults = await page.evaluate<string[]>('drayCrawl.findFaults()');
    if (faults.length === 0 || looks === 0) return faults;
    await page.evaluate('drayCrawl.rest()');
  }
}
