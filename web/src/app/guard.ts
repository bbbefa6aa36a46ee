import { safeReturnPath } from '@dray/contract/return-path.ts';
import { type RoutePath, routeSections } from '@dray/contract/section-table.ts';
import { isSection } from '@dray/contract/sections.ts';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { logFault } from '#platform/log.ts';
import { readStored } from '#platform/storage-keys.ts';
import { loadSession } from './load-session.ts';
import { verdictOn } from './verdict.ts';

/** Behind a shut door nothing of the screen is asked: it would all be refused. */
type Guarded = { isClosed?: true };

/** Runs before anything of a route is loaded, so that neither the page nor a 403 flashes (S10). */
export async function guard(client: QueryClient, path: RoutePath, location: ParsedLocation): Promise<Guarded> {
  const need = routeSections[path];
  if (need === 'public') {
    await greet(client, path === '/login' ? location : undefined);
    return {};
  }

  const session = await loadSession(client);
  // The door is shut in front of every screen alike; who is there is asked when it opens.
  if (session.isClosed) return { isClosed: true };
  if (session.isNotValidated) throw redirect({ to: '/login', search: { error: 'refused' } });
  // A page that tells how something ended has nothing to tell when nothing did (T29).
  if (need === 'signed-in' && !location.state.result) throw redirect({ to: '/' });
  if (path === '/' && session.isAtDeskOnly) throw redirect({ to: '/staff' });
  switch (verdictOn(need, session)) {
    case 'sign-in':
      throw redirect({ to: '/login', search: location.href === '/' ? {} : { returnUrl: location.href } });
    case 'refused':
      throw redirect({ to: '/error403', search: isSection(need) ? { section: need } : {} });
    case 'home':
      throw redirect({ to: '/', state: { wanted: location.href } });
    case 'nowhere':
      throw notFound();
  }
  return {};
}

/**
 * A page for everybody shows a signed-in user their own frame, and the page to sign in leads them on. Whether they are signed
 * in is asked only where something says that they may be: a visitor should not meet a refusal before doing anything.
 */
export async function greet(client: QueryClient, signInPage?: ParsedLocation): Promise<void> {
  if (!readStored('signedInAs') && !readStored('id_token')) return;
  const session = await loadSession(client).catch((cause: unknown) => logFault('session', cause));
  if (signInPage && session?.isSignedIn) {
    const { returnUrl } = signInPage.search as { returnUrl?: unknown };
    throw redirect({ href: safeReturnPath(returnUrl), replace: true });
  }
}
