import { logFault } from '../log.ts';
import { readStored, removeStored, store } from '../storage-keys.ts';
import { CallRefused } from './call-errors.ts';
import { send } from './send.ts';

/** Whether somebody is signed in, as far as this tab knows. `leaving`: they sign out, and the next page is on its way. */
export type SessionState = 'unknown' | 'signed-in' | 'leaving' | 'signed-out';

/** A token is renewed this long before it ends, so that no call has to wait for it. */
const marginMs = 60_000;
const tryAgainMs = 30_000;

let sessionState: SessionState = 'unknown';
let lastUid: string | undefined;
let leaving = new AbortController();
let renewal: Promise<SessionState> | undefined;
let nextRenewal: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

export const readSessionState = (): SessionState => sessionState;

/** Whose screen this tab shows, also after a sign-out elsewhere has emptied its storage. */
export function readUid(): string | undefined {
  lastUid = readStored('uid') ?? lastUid;
  return lastUid;
}

export function watchSessionState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The first look: the token this tab still holds, else whatever the http-only cookie stands for (S2). */
export async function lookUpSession(): Promise<SessionState> {
  if (sessionState !== 'unknown') return sessionState;
  readUid();
  const token = readStored('id_token');
  const leftMs = token && readStored('uid') ? claimsOf(token).exp * 1000 - Date.now() : 0;
  if (leftMs <= marginMs) return renewBearer();
  renewIn(leftMs - marginMs);
  return setSessionState('signed-in');
}

/** One renewal at a time, however many calls wait for it. A failure to ask is thrown: it proves nothing. */
export function renewBearer(): Promise<SessionState> {
  renewal ??= askForToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * Ends the session at the server and answers where the window goes next. From the press on nothing is asked any more: it
 * would be refused, and the refusal shown for a moment. Where the server cannot be reached everything goes on as before.
 */
export async function endSession(): Promise<string> {
  setSessionState('leaving');
  try {
    const answer = await send({ method: 'POST', path: '/auth/logout' }, readStored('id_token'));
    clearTimeout(nextRenewal);
    return (answer as { redirectTo: string }).redirectTo;
  } catch (error) {
    setSessionState('signed-in');
    throw error;
  }
}

/** Aborted while somebody signs out. */
export const leavingSignal = (): AbortSignal => leaving.signal;

/** A sign-out is waited for: the page goes, or the user stays because it failed. */
export const untilStaying = (): Promise<void> =>
  new Promise((resolve) => {
    if (sessionState !== 'leaving') return resolve();
    const forget = watchSessionState(() => {
      forget();
      resolve();
    });
  });

/** The session is over: no call carries its token any more, and the other tabs hear of it. */
export function dropBearer(): SessionState {
  clearTimeout(nextRenewal);
  removeStored('id_token', 'signedInAs');
  return setSessionState('signed-out');
}

type SessionAnswer = { token: string; uid: string } | { token: null; uid: null };

async function askForToken(): Promise<SessionState> {
  try {
    const answer = (await send({ method: 'GET', path: '/auth/session' }, undefined)) as SessionAnswer;
    if (answer.token === null) return dropBearer();
    store('id_token', answer.token);
    store('uid', answer.uid);
    readUid();
    const { iat, exp } = claimsOf(answer.token);
    // By its length of life, not by the clock on the wall: that of the device may be wrong.
    renewIn((exp - iat) * 1000 - marginMs);
    return setSessionState('signed-in');
  } catch (error) {
    if (error instanceof CallRefused && error.status === 401) return dropBearer();
    throw error;
  }
}

function renewIn(waitMs: number): void {
  clearTimeout(nextRenewal);
  nextRenewal = setTimeout(() => {
    renewBearer().catch((cause: unknown) => {
      logFault('session', cause);
      renewIn(tryAgainMs);
    });
  }, waitMs);
}

function setSessionState(now: SessionState): SessionState {
  if (sessionState !== now) {
    if (now === 'leaving') leaving.abort();
    else if (sessionState === 'leaving') leaving = new AbortController();
    sessionState = now;
    for (const watcher of watchers) watcher();
  }
  return now;
}

/** What the token says of its own life; one that says nothing is renewed at once. */
function claimsOf(token: string): { iat: number; exp: number } {
  try {
    const [, payload = ''] = token.split('.');
    const { iat = 0, exp = 0 } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return { iat, exp };
  } catch {
    return { iat: 0, exp: 0 };
  }
}
