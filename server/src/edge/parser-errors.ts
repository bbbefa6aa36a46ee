import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import { Refusal } from '#platform/refusal.ts';
import { dataHeaders, securityHeaders } from './headers/security-headers.ts';
import type { ErrorAnswer } from './visit/answer-error.ts';
import { newVisitId } from './visit/visit.ts';

type Situation = { language: typeof fallbackLanguage; requestId: string };

/**
 * What cannot be read as HTTP never becomes a request: Node hands over the bare connection. It is answered like every
 * other refusal, in English, for no header says the reader's language.
 */
export const answerParserErrors =
  (publicUrl: string, answer: (error: unknown, situation: Situation) => ErrorAnswer) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // Who is gone is not answered.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const requestId = newVisitId();
    const { status, body } = answer(refusalFor(error.code), { language: fallbackLanguage, requestId });
    const text = JSON.stringify(body);
    const headers = {
      ...securityHeaders(publicUrl),
      ...dataHeaders,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    // The connection is closed after the answer: where the next request would begin nobody knows.
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`, () =>
      socket.destroy(),
    );
  };

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('HEADERS_TOO_LARGE');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('REQUEST_TOO_SLOW');
  return new Refusal('MALFORMED_REQUEST');
}
