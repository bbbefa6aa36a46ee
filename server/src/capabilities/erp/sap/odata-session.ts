import { ErpFailure } from '../port/erp-failure.ts';
import type { HttpAnswer } from './http-call.connector.ts';

export type OdataSession = { token: string; cookie: string };

/** One session for each service; several callers at once wait for the same token. */
export function odataSessions<Service extends string>(fetchToken: (service: Service) => Promise<HttpAnswer>) {
  const open = new Map<Service, Promise<OdataSession>>();
  return {
    open(service: Service): Promise<OdataSession> {
      const known = open.get(service);
      if (known) return known;
      const opening = fetchToken(service).then(sessionOf);
      open.set(service, opening);
      // A failed one must not be remembered, or it would fail for ever.
      opening.catch(() => {
        if (open.get(service) === opening) open.delete(service);
      });
      return opening;
    },
    forget: (service: Service) => void open.delete(service),
  };
}

/** Every cookie is kept: which of them carries the session differs between systems. */
function sessionOf({ status, headers }: HttpAnswer): OdataSession {
  const token = headers['x-csrf-token'];
  if (status >= 400 || typeof token !== 'string' || token === '') {
    throw new ErpFailure('not-sent', `The ERP gave no token (status ${status})`, {
      code: `TOKEN_${status}`,
      isAway: status >= 500 || status === 429,
    });
  }
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  return { token, cookie };
}
