import type { Language } from '@dray/contract/languages.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { holdBackAtRandom } from './held-back-at-random.ts';
import { sharedWindow } from './shared-window.ts';

type Visitor = {
  /** What the browser remembers of earlier visits; on the first one, nothing. */
  language: Language | null;
  /** Complaints of the browser that a journey brings about on purpose. */
  expectedComplaints: RegExp | undefined;
  /** A journey that sets the clock or asks for what only a new window can have. */
  hasOwnWindow: boolean;
  /** The page before anybody is at it. */
  emptyPage: Page;
};
type Window = { window: ReturnType<typeof sharedWindow> };

/** Somebody without an account, whose browser may not complain of anything: no error, no breach of the page's policy. */
export const test = base.extend<Visitor, Window>({
  language: ['cs', { option: true }],
  expectedComplaints: [undefined, { option: true }],
  hasOwnWindow: [false, { option: true }],

  window: [async ({ browser }, use) => use(sharedWindow(browser)), { scope: 'worker' }],

  emptyPage: async ({ browser, window, hasOwnWindow, viewport, colorScheme, contextOptions }, use, { testId }) => {
    if (hasOwnWindow) {
      const context = await browser.newContext();
      await holdBackAtRandom(context);
      await use(await context.newPage());
      return context.close();
    }
    const { reducedMotion = null } = contextOptions;
    const { page, takeBack } = await window.lend(testId, { viewport, colorScheme: colorScheme ?? null, reducedMotion });
    await use(page);
    await takeBack();
  },

  page: async ({ emptyPage: page, language, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // With its address: "status of 401" alone does not tell which call was refused.
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const remembered = language ? `localStorage.lang ??= '${language}';` : '';
    await page.addInitScript({ content: `${remembered} localStorage.ageConfirmed ??= 'yes'` });

    await use(page);

    expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([]);
  },
});

/** Italy's brand: the server writes the theme into the page, and here the test does it in its place. */
export async function underPeroni(page: Page, path = '/contact'): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/data-theme="\w+"/, 'data-theme="peroni"') });
  });
}

export { expect };
