import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

type Answer = {
  code?: string | undefined;
  message?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  /** All that the answer said, for callers who know what to look for in it. */
  body?: Readonly<Record<string, unknown>> | undefined;
};

/** The server answered, and the answer was no. Its message is already in the reader's language. */
export class CallRefused extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, { code, message, requestId, retryAfterMs, body = {} }: Answer) {
    // A gateway's "Internal server error" is nobody's language; what has no code of ours is shown in our own words.
    super(status < 500 || knownCode(code, status) ? (message ?? '') : '');
    this.name = 'CallRefused';
    this.status = status;
    this.code = knownCode(code, status) ?? (status === 502 || status === 504 ? 'SERVICE_UNAVAILABLE' : 'FAULT');
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
    this.body = body;
  }
}

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

/** Where the server itself failed, a proxy before it may have answered: only these are our own words. */
const faultCodes: readonly string[] = [
  'FAULT',
  'FILE_UNAVAILABLE',
  'MAINTENANCE',
  'SERVICE_UNAVAILABLE',
] satisfies RefusalCode[];

/** By its shape: the whole list would come with the first page, and only grow. */
const knownCode = (code: string | undefined, status: number): RefusalCode | undefined =>
  code !== undefined && (status < 500 ? /^[A-Z]+(_[A-Z]+)*$/.test(code) : faultCodes.includes(code))
    ? (code as RefusalCode)
    : undefined;

const passingStatuses = new Set([429, 502, 503, 504]);

/** True where a second try may succeed without anybody changing anything. */
export const mayPass = (error: unknown): boolean =>
  (error instanceof CallUnanswered && error.reason === 'network') ||
  (error instanceof CallRefused && error.code !== 'MAINTENANCE' && passingStatuses.has(error.status));
