import { ErpError } from '../erp-error.ts';
import { type Answer, errorAnswer } from '../http/answer.ts';
import type { FaultKind } from './fault.ts';

const page = (title: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;
const html = { 'content-type': 'text/html; charset=utf-8' };

/** What is answered in place of the right thing; `undefined` for faults that do not answer. */
export function faultyAnswer(kind: FaultKind): Answer | undefined {
  if (kind === '500')
    return errorAnswer(new ErpError({ status: 500, code: 'SY/530', message: 'Runtime error TIME_OUT' }));
  if (kind === '503')
    return { status: 503, headers: { ...html, 'retry-after': '5' }, body: page('Service unavailable') };
  if (kind === 'html') return { status: 200, headers: html, body: page('Logon') };
  if (kind === 'empty') return { status: 200, headers: {}, body: '' };
  if (kind === '308') return { status: 308, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: '' };
  if (kind === 'etag-conflict') {
    const message = 'Precondition failed: the ETag is outdated';
    return errorAnswer(new ErpError({ status: 412, code: '/IWFND/CM_MGW/431', message }));
  }
  if (kind === 'locked') {
    const message = 'The sales order is currently being processed by user MILLER';
    return errorAnswer(new ErpError({ status: 400, code: 'VL/045', message }));
  }
  return undefined;
}
