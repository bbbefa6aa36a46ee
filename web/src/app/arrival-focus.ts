import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#platform/keep-focus.ts';

/**
 * After each change of page the focus is on its heading, so that it is read out and the next Tab goes on below it. A
 * heading may come later than its page, with the name of a product; a reader who has done something meanwhile is left alone.
 */
export function focusOnArrival(router: AnyRouter, page: Document): { isInFlight: () => boolean } {
  let isInFlight = false;
  let hasActed = false;
  const arrive = () => {
    if (isInFlight && (hasOwnFocus(page) || focusHeading(page.querySelector('main h1')))) isInFlight = false;
  };
  new MutationObserver(arrive).observe(page.body, { childList: true, subtree: true });
  // Dictation, a paste and a filled-in password press no key.
  for (const act of ['keydown', 'pointerdown', 'input'] as const) {
    page.addEventListener(
      act,
      () => {
        isInFlight = false;
        hasActed = true;
      },
      { capture: true },
    );
  }
  router.subscribe('onBeforeNavigate', () => (hasActed = false));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    // The first page is announced by the browser; a filter changes the address and not the page.
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // A reader who has gone somewhere else while the page was fetched stays there.
    isInFlight = !(hasActed && page.activeElement !== page.body);
    arrive();
  });
  return { isInFlight: () => isInFlight };
}

/**
 * A list that one comes back to puts the focus on its card, a link to another pack of the same product stays under it,
 * and a dialog keeps it.
 */
const hasOwnFocus = ({ activeElement }: Document): boolean =>
  Boolean(activeElement?.closest('main *, dialog[open], [role="dialog"]'));
