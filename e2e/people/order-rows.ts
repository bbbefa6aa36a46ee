import type { Page } from '@playwright/test';

/** Of the table of orders. */
export const rows = (page: Page) => page.getByRole('rowheader');
export const numberOf = async (page: Page, row: number) => (await rows(page).nth(row).innerText()).split(/\s/)[0] ?? '';
export const opening = (page: Page, number: string) => page.getByRole('link', { name: number, exact: true });
export const heading = (page: Page, number: string) =>
  page.getByRole('heading', { name: `Objednávka ${number}`, level: 1 });
/** In the dialog that asks whether to cancel. */
export const confirming = /^(Zrušit objednávku|Požádat o\szrušení)$/;
