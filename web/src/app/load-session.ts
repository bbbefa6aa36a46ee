import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepSwitches, portalConfigQueries, switchesFor } from '#capabilities/portal-config/index.ts';
import { isAtDeskOnly, sessionQueries, settleIn } from '#capabilities/session/index.ts';
import { acting } from '#platform/acting.ts';
import { lookUpSession, readSessionState } from '#platform/calls/bearer.ts';
import { readStored } from '#platform/storage-keys.ts';
import type { Known } from './verdict.ts';

type Config = Awaited<ReturnType<typeof fetchConfig>>;

/** Whom the guard decides on. `isClosed` is true for everyone whom maintenance keeps out, and then nothing else matters (S18). */
export type LoadedSession = Known & { isClosed: boolean; isNotValidated: boolean; isAtDeskOnly: boolean };

/** Waits for session, user and configuration. A failed fetch leaves its part out and is never waited for again (T15). */
export async function loadSession(client: QueryClient): Promise<LoadedSession> {
  const configSettled = settled(fetchConfig(client));
  const sessionState = await lookUpSession();
  const user = sessionState === 'signed-in' ? await settled(fetchUser(client)) : undefined;
  const isNotValidated = user !== undefined && (await settleIn(user)) === 'not-validated';
  const config = await configSettled;
  if (user && config) keepSwitches(user.UID, config.sections);

  return {
    // The first call may have found that the session is over.
    isSignedIn: readSessionState() === 'signed-in',
    isStaff: user && Boolean(user.isStaff),
    isAtDeskOnly: isAtDeskOnly(user),
    rights: user && rightsOf(user, config),
    isClosed: config?.maintenance === true && !user?.isStaff,
    isNotValidated,
  };
}

/** Another try at what could not be fetched; true when nothing is missing any more. */
export async function retrySession(client: QueryClient): Promise<boolean> {
  const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
  await Promise.all([
    client.refetchQueries({ ...failed, queryKey: ['session'] }),
    client.refetchQueries({ ...failed, queryKey: portalConfigQueries.config().queryKey, exact: true }),
  ]);
  return (await loadSession(client)).rights !== undefined;
}

/** Nothing where neither the switches nor what was last known of them are there. */
export function rightsOf(user: AuthUser, config: Config | undefined): Known['rights'] {
  const switches = switchesFor(user.UID, config);
  return switches && { permissions: user.allAvailablePermission, switches };
}

const fetchConfig = (client: QueryClient) =>
  client.ensureQueryData({ ...portalConfigQueries.config(), revalidateIfStale: true });

const fetchUser = (client: QueryClient) =>
  client.ensureQueryData({ ...sessionQueries.user(acting?.uid ?? readStored('uid') ?? ''), revalidateIfStale: true });

/** The query client has logged why. */
const settled = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);
