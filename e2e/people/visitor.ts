import type { Language } from '@dray/contract/languages.ts';
import { test as base, expect, type Page } from '@playwright/test';

type Visitor = {
  /** What the browser remembers of earlier visits; on the first one, nothing. */
  language: Language | null;
  /** Complaints of the browser that a journey brings about on purpose. */
  expectedComplaints: RegExp | undefined;
};

/** Somebody without an account, whose browser may not complain of anything: no error, no breach of the page's policy. */
export const test = base.extend<Visitor>({
  language: ['cs', { option: true }],
  expectedComplaints: [undefined, { option: true }],

  page: async ({ page, language, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
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
