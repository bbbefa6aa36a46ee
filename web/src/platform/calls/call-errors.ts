import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

type Answer = {
  code?: RefusalCode | undefined;
  /** What came with the code. Without one that we know nobody can say whose words these are. */
  message?: string | undefined;
  /** What the server says in a good answer of its own about what it did not do. */
  said?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  /** All that the answer said, for callers who know what to look for in it. */
  body?: Readonly<Record<string, unknown>> | undefined;
};

/** The server answered, and the answer was no. Its message is in the reader's language, or empty. */
export class CallRefused extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, { code, message, said, requestId, retryAfterMs, body = {} }: Answer) {
    // What a gateway or a firewall says of itself is nobody's language: without a code of ours our own words are shown.
    super(said ?? (code && !forPrograms.has(code) ? (message ?? '') : ''));
    this.name = 'CallRefused';
    this.status = status;
    this.code = code ?? (status >= 502 && status <= 504 ? 'SERVICE_UNAVAILABLE' : 'FAULT');
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
    this.body = body;
  }
}

/**
 * The code of an answer that is the portal's own: it names its request besides, which nobody on the way does. The list of all
 * codes stays out of the browser, and a page from before the last release shows what a newer server says, too.
 */
export const codeOf = ({ code, requestId }: Readonly<Record<string, unknown>>): RefusalCode | undefined =>
  typeof code === 'string' && typeof requestId === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(code)
    ? (code as RefusalCode)
    : undefined;

/** What is wrong with the call itself is explained to whoever writes programs; a person can do nothing about it. */
const forPrograms: ReadonlySet<RefusalCode> = new Set(['MALFORMED_REQUEST', 'UNKNOWN_FIELD', 'DOCUMENT_UNKNOWN']);

/** No answer came: nobody knows whether the server acted on the call. */
export class CallUnanswered extends Error {
  readonly reason: 'network' | 'timeout';

  constructor(reason: 'network' | 'timeout', cause: unknown) {
    super(`no answer: ${reason}`, { cause });
    this.name = 'CallUnanswered';
    this.reason = reason;
  }
}

/** Whether a change may have been made all the same: no answer came, or the one who gave it could not know. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallUnanswered ||
  (error instanceof CallRefused && error.status >= 500 && error.body.outcome !== 'none');

const passingStatuses = new Set([429, 502, 503, 504]);

/** True where a second try may succeed without anybody changing anything. */
export const mayPass = (error: unknown): boolean =>
  (error instanceof CallUnanswered && error.reason === 'network') ||
  (error instanceof CallRefused && error.code !== 'MAINTENANCE' && passingStatuses.has(error.status));
