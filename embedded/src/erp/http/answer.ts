import { randomBytes } from 'node:crypto';
import type { ErpError } from '../erp-error.ts';

export type Answer = { status: number; headers: Record<string, string | string[]>; body: string };

const json = { 'content-type': 'application/json;charset=utf-8', dataserviceversion: '2.0' };

export const jsonAnswer = (d: unknown, headers: Answer['headers'] = {}, status = 200): Answer => ({
  status,
  headers: { ...json, ...headers },
  body: JSON.stringify({ d }),
});

export const textAnswer = (body: string, type: string): Answer => ({
  status: 200,
  headers: { 'content-type': `${type};charset=utf-8`, dataserviceversion: '2.0' },
  body,
});

export const emptyAnswer = (headers: Answer['headers'] = {}): Answer => ({ status: 204, headers, body: '' });

/** In the shape of SAP's gateway. */
export function errorAnswer(error: ErpError, headers: Answer['headers'] = {}): Answer {
  const details = error.details.map((detail) => ({ ...detail, propertyref: detail.target, transition: false }));
  const body = {
    error: {
      code: error.code,
      message: { lang: 'en', value: error.message },
      innererror: {
        transactionid: randomBytes(16).toString('hex').toUpperCase(),
        errordetails: details,
      },
    },
  };
  return { status: error.status, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}
