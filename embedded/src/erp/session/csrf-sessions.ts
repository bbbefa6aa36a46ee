import { randomBytes } from 'node:crypto';
import type { Wall } from '../clock/erp-clock.ts';

type Session = { service: string; token: string; expiresAt: number };

export type CsrfSessions = {
  /** The token of a service's session, which the cookie names; without a living one a new session begins. */
  fetch(service: string, cookies: string | undefined): { token: string; cookies: string[] };
  isValid(service: string, token: string | undefined, cookies: string | undefined): boolean;
  forgetAll(): void;
};

const cookieName = 'SAP_SESSIONID_ERP_100';
const maxSessions = 5_000;

/** A token is worth something only together with its session's cookie, for one service and for a while. */
export function createCsrfSessions({ wall, lifeMs }: { wall: Wall; lifeMs: number }): CsrfSessions {
  const sessions = new Map<string, Session>();
  const findLiving = (service: string, cookies: string | undefined): Session | undefined => {
    const session = sessions.get(sessionIdOf(cookies) ?? '');
    return session && session.service === service && session.expiresAt > wall.now().getTime() ? session : undefined;
  };
  const begin = (service: string) => {
    const id = randomBytes(16).toString('base64url');
    const session = { service, token: randomBytes(16).toString('base64'), expiresAt: wall.now().getTime() + lifeMs };
    sessions.set(id, session);
    const [oldest] = sessions.keys();
    if (sessions.size > maxSessions && oldest) sessions.delete(oldest);
    return { id, session };
  };
  return {
    fetch: (service, sent) => {
      const living = findLiving(service, sent);
      if (living) return { token: living.token, cookies: [] };
      const { id, session } = begin(service);
      const path = `path=/sap/opu/odata/sap/${service}`;
      const cookies = [`sap-usercontext=sap-client=100; path=/`, `${cookieName}=${id}; ${path}; HttpOnly`];
      return { token: session.token, cookies };
    },
    isValid: (service, token, cookies) => token !== undefined && findLiving(service, cookies)?.token === token,
    forgetAll: () => sessions.clear(),
  };
}

function sessionIdOf(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}
