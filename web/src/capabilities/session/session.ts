import type { Section } from '@dray/contract/sections.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { createContext, use } from 'react';

/** Who is there, as far as the browser knows; the server decides again on every call. */
export type Session = {
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: AuthUser | undefined;
  /** The user's list has the section and the portal's switch is 1; Home Page always (S10, S11). */
  may: (section: Section) => boolean;
  /** The permission list or the configuration could not be fetched: only Home stays, and a retry (T15). */
  isIncomplete: boolean;
  retry: () => void;
};

/** Filled by the app, which alone sees the user and the portal's switches together. */
export const SessionContext = createContext<Session>({
  status: 'unknown',
  user: undefined,
  may: () => false,
  isIncomplete: false,
  retry: () => undefined,
});

export const useSession = (): Session => use(SessionContext);
