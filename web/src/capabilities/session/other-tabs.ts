import { dropBearer, readSessionState, readUid, renewBearer } from '#platform/calls/bearer.ts';
import { logFault } from '#platform/log.ts';
import { forgetReader, readStored } from '#platform/storage-keys.ts';

/**
 * All tabs share one cookie, so they share one session: a user who signs out in one is signed out in all, and one who signs in
 * again finds the other tabs as they were left. A different person must not: those tabs begin anew.
 */
export function followOtherTabs(reload = () => location.reload()): void {
  const follow = () => {
    const [shared, own, sessionState] = [readStored('signedInAs'), readUid(), readSessionState()];
    if (shared === undefined) {
      if (wasSignedOut()) forgetReader();
      if (sessionState === 'signed-in' || sessionState === 'leaving') dropBearer();
    } else if (own !== undefined && shared !== own) {
      reload();
    } else if (sessionState === 'signed-out' || sessionState === 'leaving') {
      renewBearer().catch((cause: unknown) => logFault('session', cause));
    }
  };
  addEventListener('storage', ({ key }) => {
    // A tab that was refused by itself has taken `signedInAs` away already: then the market's going tells of the sign-out.
    if (key === null || /^(signedInAs|store|customertype)$/.test(key)) follow();
  });
  // A page that comes back from the browser's own memory has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** A session that merely ran out leaves the market behind, and with it what was not sent yet; a sign-out leaves nothing. */
const wasSignedOut = (): boolean => readStored('store') === undefined && readStored('customertype') === undefined;
