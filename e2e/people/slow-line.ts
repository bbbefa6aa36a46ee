import { expect, type Page, type Route } from '@playwright/test';
import { askedOf } from './asked-of.ts';

/** Holds the answers to one GraphQL call back until the journey lets them go, or drops the line instead. */
export async function heldBack(page: Page, call: string) {
  const held: Route[] = [];
  let isOpen = false;
  let isCut = false;
  await page.route('**/graphql*', (route) => {
    if (isOpen || !askedFor(route, call)) return route.fallback();
    if (isCut) return route.abort('connectionfailed');
    held.push(route);
  });
  return {
    async answer() {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    /**
     * The call may still be on its way here; dropped before, it would be held back for ever. What is asked again finds no
     * line, either, until it is open.
     */
    async drop() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      isCut = true;
      await Promise.all(held.splice(0).map((route) => route.abort('connectionfailed')));
    },
    async open() {
      isOpen = true;
    },
  };
}

const askedFor = (route: Route, call: string): boolean => askedOf(route.request()).includes(call);
