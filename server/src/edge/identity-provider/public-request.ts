import type { IncomingMessage } from 'node:http';

/** What a client may claim of itself. Our own proxies were heard already, by TRUST_PROXY, before oidc-provider is asked. */
const claims = ['x-forwarded-host', 'x-forwarded-for', 'forwarded'];

/**
 * oidc-provider builds addresses and cookies from the request: it is told the address that customers use, no matter who asked
 * and by whichever way. `request.ip` has to be read before, as it is read off the same headers.
 */
export function publicRequests(publicUrl: string) {
  const { protocol, host } = new URL(publicUrl);
  return (raw: IncomingMessage): IncomingMessage => {
    for (const claim of claims) delete raw.headers[claim];
    Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
    return raw;
  };
}
