import type { Clock } from '#platform/clock.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import type { SendHttp } from './http-call.connector.ts';

export type ErpCredentials =
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'oauth2'; tokenUrl: string; clientId: string; secret: string };

/** The value of the header `authorization`. */
export type Authorize = () => Promise<string>;

/** So long before its end a token is asked for anew. */
const earlyMs = 60_000;
const minMs = 30_000;

export function authorizer(credentials: ErpCredentials, send: SendHttp, clock: Clock): Authorize {
  if (credentials.kind === 'basic') {
    const header = `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`;
    return async () => header;
  }
  let known: { header: string; until: number } | undefined;
  let asking: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const token = await fetchToken(credentials, send);
    known = {
      header: `Bearer ${token.value}`,
      until: clock.now().getTime() + Math.max(minMs, token.lifeMs - earlyMs),
    };
    return known.header;
  };
  return async () => {
    if (known && clock.now().getTime() < known.until) return known.header;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

type OAuth = Extract<ErpCredentials, { kind: 'oauth2' }>;

async function fetchToken({ tokenUrl, clientId, secret }: OAuth, send: SendHttp) {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const answer = await send({
    method: 'POST',
    url: new URL(tokenUrl),
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: 'grant_type=client_credentials',
    timeoutMs: 10_000,
  }).catch((cause: unknown) => {
    throw new ErpFailure('not-sent', 'The token endpoint of the ERP does not answer', {
      code: 'TOKEN_URL',
      isAway: true,
      cause,
    });
  });
  const { access_token: value, expires_in: seconds } = parseToken(answer.body);
  if (answer.status !== 200 || typeof value !== 'string') {
    throw new ErpFailure('not-sent', `The token endpoint of the ERP refused (status ${answer.status})`, {
      code: 'TOKEN_URL',
      isAway: true,
    });
  }
  return { value, lifeMs: (typeof seconds === 'number' ? seconds : 300) * 1_000 };
}

function parseToken(body: Buffer): { access_token?: unknown; expires_in?: unknown } {
  try {
    return JSON.parse(body.toString('utf8')) ?? {};
  } catch {
    return {};
  }
}
