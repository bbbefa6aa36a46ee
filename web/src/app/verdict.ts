import { mayOpen, type RouteNeed, type Switches } from '@dray/contract/section-table.ts';

/** What the browser knows of its user when a route is asked for. */
export type Known = {
  isSignedIn: boolean;
  /** One of the supplier's own people; undefined where nobody knows. */
  isStaff: boolean | undefined;
  /** Undefined where the list or the switches could not be fetched. */
  rights: { permissions: readonly string[]; switches: Switches } | undefined;
};

/**
 * `home` is for a user who has every right to be told more, had it only been fetched (T15); to a customer the pages of the
 * staff are `nowhere`.
 */
export type Verdict = 'enter' | 'sign-in' | 'refused' | 'home' | 'nowhere';

/** Whether a route opens (S10 to S12). The server decides again on every call; this is a courtesy (S16). */
export function verdictOn(need: RouteNeed, { isSignedIn, isStaff, rights }: Known): Verdict {
  if (need === 'public') return 'enter';
  if (!isSignedIn) return 'sign-in';
  if (need === 'staff') return isStaff === undefined ? 'home' : isStaff ? 'enter' : 'nowhere';
  if (need === 'signed-in' || mayOpen(need, rights?.permissions ?? [], rights?.switches ?? new Map())) return 'enter';
  return rights ? 'refused' : 'home';
}
