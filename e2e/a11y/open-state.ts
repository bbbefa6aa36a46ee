import type { Page } from '@playwright/test';

/** Something that a press opens, over a screen or in it. All of it is looked at in Czech, under both brands. */
export type OpenState = {
  name: string;
  /** Other people than the owners, where these do not have it; undefined under a brand whose market has none. */
  account?: { emea: string; peroni: string | undefined };
  /** It is another thing, or not there, at the other width. */
  only?: 'wide' | 'phone';
  /** What it lies on is half seen until it is closed again: that is no button too small to be hit. */
  isCovering?: true;
  open: (page: Page) => Promise<unknown>;
};

export const buyers = { emea: 'warehouse@velkosklad-brno.example', peroni: 'owner@bellini.example' };

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1000;

export const inHeader = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();
