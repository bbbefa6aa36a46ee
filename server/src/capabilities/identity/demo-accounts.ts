import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from './needs/identity.deps.ts';
import type { DemoAccountStore } from './store/demo-account.store.ts';

type Deps = { demoAccounts: DemoAccountStore } & Pick<IdentityDeps, 'sessions' | 'audit' | 'clock'>;

/** Answers with how many were still open: their password is public, no matter who they have become since. */
export async function closeDemoAccounts({ demoAccounts, sessions, audit, clock }: Deps, actor: Actor): Promise<number> {
  const open = await demoAccounts.lockOpen();
  for (const { uid, status } of open) {
    await demoAccounts.close(uid, status, clock.now());
    await sessions.removeSessionsOf(uid);
    await audit.record(actor, { action: 'demo-account-closed', subject: `account:${uid}`, details: { status } });
  }
  return open.length;
}

/** Only those that were closed by us: somebody may have closed others for reasons of their own. */
export async function reopenDemoAccounts({ demoAccounts, audit }: Deps, actor: Actor): Promise<number> {
  const closed = await demoAccounts.lockClosed();
  for (const { uid, status } of closed) {
    await demoAccounts.reopen(uid, status);
    await audit.record(actor, { action: 'demo-account-reopened', subject: `account:${uid}`, details: { status } });
  }
  return closed.length;
}
