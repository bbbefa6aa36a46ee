import { mayOpen } from '@dray/contract/section-table.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { HelpWayContext } from '#capabilities/help/index.ts';
import { portalConfigQueries, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { type Session, SessionContext, sessionQueries } from '#capabilities/session/index.ts';
import { acting } from '#platform/acting.ts';
import { readSessionState, readUid, watchSessionState } from '#platform/calls/bearer.ts';
import { ReaderZoneContext } from '#platform/texts/reader-zone.ts';
import { retrySession, rightsOf } from './load-session.ts';
import { isMaintenance } from './maintenance.ts';

/** The user and the portal's switches, brought together. The guard has fetched them; here they are only watched. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const sessionState = useSyncExternalStore(watchSessionState, readSessionState);
  // A user who is leaving keeps their screen until the next page is there.
  const status = sessionState === 'leaving' ? 'signed-in' : sessionState;
  const watched = { enabled: status === 'signed-in', retryOnMount: false };
  const user = useQuery({ ...sessionQueries.user(acting?.uid ?? readUid() ?? ''), ...watched });
  const config = useQuery({ ...portalConfigQueries.config(), ...watched });
  // Before the first answer nothing is guessed; what was last known counts only where there is none.
  const isDecided = config.data !== undefined || config.isError;
  const rights = user.data && isDecided ? rightsOf(user.data, config.data) : undefined;
  // A user whom maintenance keeps out is told so; that their rights could not be loaded need not be said then (T97).
  const isClosed = config.data?.maintenance === true || isMaintenance(user.error);

  const may: Session['may'] = (section) => mayOpen(section, rights?.permissions ?? [], rights?.switches ?? new Map());

  return (
    <SessionContext
      value={{
        status,
        // A user whose session has ended keeps their screen behind the 401, so that nothing they wrote is lost.
        user: user.data,
        may,
        isIncomplete: status === 'signed-in' && !rights && !isClosed && (user.isError || config.isError),
        retry: () => void retrySession(client),
      }}
    >
      <ReaderZoneContext value={timeZoneOf(user.data?.country)}>
        <HelpWayContext value={may('Support') ? 'request' : 'contact'}>{children}</HelpWayContext>
      </ReaderZoneContext>
    </SessionContext>
  );
}
