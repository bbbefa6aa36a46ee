import type { Page } from '@playwright/test';

export type PageWatch = { faults(): string[] };

/** What a browser complains of by itself, since the last time it was asked. */
export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
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
  };
}
