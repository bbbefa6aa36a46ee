import type { Language } from '@dray/contract/languages.ts';
import { type RefusalCode, refusalStatus } from '@dray/contract/refusal-codes.ts';
import type { Outcome } from '@dray/contract/repeatable.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import type { Logger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';

export type ErrorAnswer = {
  status: number;
  retryAfterSeconds: number | undefined;
  body: {
    code: RefusalCode;
    message: string;
    requestId: string;
    /** Where the call was not served: whether a change of it may have been made all the same. */
    outcome?: Outcome;
  };
  /** Beside these three, where a REST call has more to tell. */
  details: Readonly<Record<string, unknown>>;
};

type Situation = { language: Language; requestId: string; logger: Logger; outcome: Outcome };

/** Turns whatever was thrown into the one answer shape; a fault shows nothing but its reference. */
export function answerError(error: unknown, { language, requestId, logger, outcome }: Situation): ErrorAnswer {
  const refusal = toRefusal(error);
  if (refusal.code === 'FAULT') logger.error({ err: error, requestId }, 'a request met a fault');
  else if (refusal.code === 'SERVICE_UNAVAILABLE')
    logger.warn({ err: error, requestId }, 'a request could not be served');
  else logger.info({ code: refusal.code, requestId }, 'a request was refused');
  const status = refusalStatus[refusal.code];
  return {
    status,
    retryAfterSeconds: refusal.retryAfterSeconds,
    body: {
      code: refusal.code,
      message: refusalText(refusal.code, language, refusal.values),
      requestId,
      ...(status >= 500 && { outcome }),
    },
    details: refusal.details,
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return new Refusal('SERVICE_UNAVAILABLE', {}, 2);
  if (isUnstorableText(error)) return new Refusal('MALFORMED_REQUEST');
  const field = unknownFieldOf(error);
  if (field !== undefined) return new Refusal('UNKNOWN_FIELD', { field });
  return new Refusal(codeOfHttpError(error));
}

/** The first that a strict shape does not list; as much of its name as anybody needs to recognise it. */
function unknownFieldOf(error: unknown): string | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const issue = error.validation.find(({ keyword }) => keyword === 'unrecognized_keys');
  const [key] = (issue?.params as { keys?: string[] } | undefined)?.keys ?? [];
  return key?.slice(0, 60);
}

// JSON can carry a NUL character, PostgreSQL's text and jsonb cannot: the caller's slip, wherever it turned up.
const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05');

// Errors of the HTTP layer itself carry a status: a body that is no JSON, too large, of another type, or a wrong shape.
function codeOfHttpError(error: unknown): RefusalCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 404) return 'NOT_FOUND';
  if (status === 503) return 'SERVICE_UNAVAILABLE';
  return status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'FAULT';
}
