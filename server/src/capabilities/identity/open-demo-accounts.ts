import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Actor, DoorOf } from '#platform/request/request.ts';
import { closeDemoAccounts, reopenDemoAccounts } from './demo-accounts.ts';
import { demoAccountStore } from './store/demo-account.store.ts';
import { sessionStore } from './store/session.store.ts';

type DemoAccounts = { close: (actor: Actor) => Promise<number>; reopen: (actor: Actor) => Promise<number> };

/** Those whose password is public. */
export const openDemoAccounts =
  ({ clock, auditOf }: { clock: Clock; auditOf: DoorOf<Audit> }): DoorOf<DemoAccounts> =>
  (transaction) => {
    const deps = {
      demoAccounts: demoAccountStore(transaction),
      sessions: sessionStore(transaction),
      audit: auditOf(transaction),
      clock,
    };
    return { close: (actor) => closeDemoAccounts(deps, actor), reopen: (actor) => reopenDemoAccounts(deps, actor) };
  };
