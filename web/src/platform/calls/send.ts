import { limits } from '@dray/contract/limits.ts';
import { actingHeaders } from '../acting.ts';
import { noteServerTime } from '../server-clock.ts';
import { languageParameter } from '../texts/language.ts';
import { CallRefused, CallUnanswered, codeOf } from './call-errors.ts';

export type Call = {
  method: string;
  path: string;
  /** A name with several values is there once for each. */
  query?: Readonly<Record<string, string | readonly string[]>> | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Goes on though the page is left or loaded anew before the answer comes. */
  outlivesPage?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** One call over the wire: language and time limit go with it, and its answer is never kept (E3, L4). */
export async function send(call: Call, token: string | undefined): Promise<unknown> {
  const timeLimit = AbortSignal.timeout(limits.httpTimeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeLimit]) : timeLimit;
  try {
    const response = await fetch(addressOf(call), { ...requestOf(call, token), signal });
    noteServerTime(response.headers.get('date'));
    return answerOf(response, await response.text());
  } catch (cause) {
    // The caller may also abort; that is not a failure and must not look like one.
    if (cause instanceof CallRefused || call.signal?.aborted) throw cause;
    throw new CallUnanswered(timeLimit.aborted ? 'timeout' : 'network', cause);
  }
}

export const addressOf = ({ path, query = {} }: Call): string =>
  `${path}?${new URLSearchParams([...Object.entries(query).flatMap(eachValue), languageParameter()])}`;

const eachValue = ([name, value]: [string, string | readonly string[]]): [string, string][] =>
  [value].flat().map((each) => [name, each]);

// The browser refuses more than 64 kB of such calls at a time.
const maxOutliving = 16_000;

function requestOf({ method, path, headers, body, outlivesPage }: Call, token: string | undefined): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    method,
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...actingHeaders(path),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
    ...(outlivesPage && text !== undefined && text.length < maxOutliving ? { keepalive: true } : {}),
  };
}

export function answerOf(response: Response, text: string): unknown {
  const answer = parsed(text);
  if (response.ok && (answer !== undefined || !text)) return answer;

  const errorBody = errorBodyOf(answer);
  const waitSeconds = response.headers.get('retry-after');
  throw new CallRefused(response.status, {
    code: codeOf(errorBody),
    message: textOf(errorBody.message),
    requestId: textOf(errorBody.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterMs: waitSeconds ? Number(waitSeconds) * 1000 || undefined : undefined,
    body: errorBody,
  });
}

/** A call that was refused as a whole says so at the top; GraphQL says it in the first of its errors. */
function errorBodyOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(answer)) return {};
  const [first] = Array.isArray(answer.errors) ? answer.errors : [];
  if (!isRecord(first)) return answer;
  return { message: first.message, ...(isRecord(first.extensions) ? first.extensions : {}) };
}

/** A gateway between us and the server answers in HTML: what is not JSON says nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
