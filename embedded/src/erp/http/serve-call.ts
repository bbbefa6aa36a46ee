import type { Erp } from '../erp.ts';
import { ErpError } from '../erp-error.ts';
import type { Fault } from '../faults/fault.ts';
import { faultyAnswer } from '../faults/faulty-answers.ts';
import type { Service } from '../odata/model/service.ts';
import { serviceOf } from '../odata/resource-path.ts';
import { isAuthorized } from '../session/basic-auth.ts';
import { services } from '../store/schema.ts';
import { type Answer, errorAnswer } from './answer.ts';
import { type Call, headerOf, isReading } from './call.ts';
import { changeResource } from './change-resource.ts';
import { readResource } from './read-resource.ts';

/** The caller hears nothing more. */
export type Cut = 'cut';

/** One call from its first byte to its answer, with whatever fault it meets on the way. */
export async function serveCall(erp: Erp, call: Call): Promise<Answer | Cut> {
  try {
    if (!isAuthorized(call.headers.authorization, erp.credentials)) return unauthorized();
    const service = serviceOf(services, call.segment);
    if (call.method === 'POST') erp.counters.posts += 1;
    const fault = erp.faults.draw({ service: service.name, method: call.method });
    return await withFault(erp, fault, () => carryOut(erp, call, service, fault));
  } catch (error) {
    if (error instanceof ErpError) return errorAnswer(error);
    throw error;
  }
}

async function withFault(erp: Erp, fault: Fault | undefined, work: () => Promise<Answer>) {
  if (!fault) return work();
  if (fault.kind === 'reset-before') return 'cut';
  if (fault.kind === 'csrf-expired') erp.sessions.forgetAll();
  if (fault.kind === 'slow') await erp.late.wait(fault.delayMs);

  const faulty = faultyAnswer(fault.kind);
  if (faulty && fault.when === 'before') return faulty;
  const answer = await work();
  if (fault.kind !== 'lose-answer') return faulty ?? answer;
  erp.counters.lost += 1;
  return 'cut';
}

async function carryOut(erp: Erp, call: Call, service: Service, fault: Fault | undefined): Promise<Answer> {
  try {
    if (isReading(call)) return withToken(erp, call, service, await readResource(erp, call, service));
    const token = headerOf(call.headers['x-csrf-token']);
    if (!erp.sessions.isValid(service.name, token, call.headers.cookie)) return tokenRequired();
    return await changeResource(erp, call, { service, fault });
  } catch (error) {
    if (!(error instanceof ErpError)) throw error;
    // The token is given with whatever is answered: clients ask for it at addresses that answer 404.
    return isReading(call) ? withToken(erp, call, service, errorAnswer(error)) : errorAnswer(error);
  }
}

function withToken({ sessions }: Erp, call: Call, service: Service, answer: Answer): Answer {
  if (headerOf(call.headers['x-csrf-token'])?.toLowerCase() !== 'fetch') return answer;
  const { token, cookies } = sessions.fetch(service.name, call.headers.cookie);
  const headers = { ...answer.headers, 'x-csrf-token': token };
  return { ...answer, headers: cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers };
}

const tokenRequired = (): Answer => ({
  status: 403,
  headers: { 'content-type': 'text/plain;charset=utf-8', 'x-csrf-token': 'Required' },
  body: 'CSRF token validation failed',
});

const unauthorized = (): Answer => ({
  status: 401,
  headers: { 'content-type': 'text/html;charset=utf-8', 'www-authenticate': 'Basic realm="SAP NetWeaver"' },
  body: '<html><body>Anmeldung fehlgeschlagen</body></html>',
});
