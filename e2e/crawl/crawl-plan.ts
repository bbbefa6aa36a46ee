import type { RoutePath } from '@dray/contract/section-table.ts';
import type { Page } from '@playwright/test';

/** A screen and how one comes to it with something on it. */
export type CrawledScreen = {
  path: string;
  route: RoutePath | 'no route';
  open: (page: Page, again: boolean) => Promise<unknown>;
  /** The address is all it takes. */
  isPlain?: true;
};
export type CrawlPlan = {
  /** Nobody is signed in while it is undefined. */
  account: string | undefined;
  /** One cart, one screen at a time. */
  isInTurn?: true;
  screens: readonly CrawledScreen[];
};
