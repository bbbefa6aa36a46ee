import { type RefusalCode, refusalStatus } from '@dray/contract/refusal-codes.ts';

type Answer = {
  code?: string | undefined;
  message?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
};

/** The server answered, and the answer was no. Its message is already in the reader's language. */
export class CallRefused extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, { code, message, requestId, retryAfterMs }: Answer) {
    // A gateway's "Internal server error" is nobody's language; what has no code of ours is told in our own words.
    super(status < 500 || knownCode(code) ? (message ?? '') : '');
    this.name = 'CallRefused';
    this.status = status;
    this.code = knownCode(code) ?? (status === 502 || status === 504 ? 'SERVICE_UNAVAILABLE' : 'FAULT');
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
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

const knownCode = (code: string | undefined): RefusalCode | undefined =>
  code !== undefined && code in refusalStatus ? (code as RefusalCode) : undefined;

const passingStatuses = new Set([429, 502, 503, 504]);

/** True where a second try may succeed without anybody changing anything. */
export const mayPass = (error: unknown): boolean =>
  (error instanceof CallUnanswered && error.reason === 'network') ||
  (error instanceof CallRefused && error.code !== 'MAINTENANCE' && passingStatuses.has(error.status));
