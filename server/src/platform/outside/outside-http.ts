import { tracePart } from '../tracing/active-span.ts';
import type { Span } from '../tracing/span.ts';
import { OutsideFailure } from './outside-failure.ts';

export type OutsideCall = {
  /** Below the system's own address, each part by itself, so that none can lead elsewhere. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  maxBytes: number;
};
export type OutsideAnswer = { status: number; body: Buffer };
export type AskOutside = (call: OutsideCall) => Promise<OutsideAnswer>;

/** Within the six seconds that somebody waits for a file at most. */
const withinMs = 5_000;

/** One exchange with a system of somebody else's: only with its own address, no redirects, within time and size. */
export function outsideHttp(base: string, authorization?: string): AskOutside {
  const { host } = new URL(base);
  // Its address alone: what follows it names documents.
  const part = { name: `call ${host}`, kind: 'client', facts: { 'server.address': host } } as const;
  return (call) => tracePart(part, (span) => exchange(call, span));

  async function exchange(call: OutsideCall, span: Span | undefined): Promise<OutsideAnswer> {
    const signal = AbortSignal.timeout(withinMs);
    try {
      const answer = await fetch(addressOf(base, call), {
        redirect: 'error',
        signal,
        ...methodOf(call),
        headers: headersOf(call, authorization),
      });
      span?.note({ 'http.response.status_code': answer.status });
      const body = await readAll(answer, call.maxBytes);
      if (answer.status >= 500) throw new OutsideFailure('away', `It answered ${answer.status}`);
      return { status: answer.status, body };
    } catch (cause) {
      throw failureOf(cause, signal.aborted);
    }
  }
}

const methodOf = ({ body }: OutsideCall) => (body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

const headersOf = ({ body }: OutsideCall, authorization: string | undefined): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(authorization === undefined ? {} : { authorization }),
});

function failureOf(cause: unknown, isTooLate: boolean): OutsideFailure {
  if (cause instanceof OutsideFailure) return cause;
  return isTooLate
    ? new OutsideFailure('slow', 'It did not answer in time', cause)
    : new OutsideFailure('away', 'It is not reachable', cause);
}

function addressOf(base: string, { path, query = {} }: OutsideCall): URL {
  const own = new URL(base.endsWith('/') ? base : `${base}/`);
  const url = new URL(path.map(encodeURIComponent).join('/'), own);
  if (url.origin !== own.origin || !url.pathname.startsWith(own.pathname)) throw new Error('Not its own address');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function readAll(answer: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OutsideFailure('unreadable', 'Its answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
