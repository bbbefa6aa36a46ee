import { tracePart } from '#platform/tracing/active-span.ts';
import type { SendHttp } from './http-call.connector.ts';

const serviceAndSet = /\/sap\/opu\/odata\/sap\/([^/;]+)[^/]*\/([A-Za-z_]*)/;

/** The ERP is told which trace a call belongs to, so that its own tools can go on with it. */
export const tracedSend =
  (send: SendHttp): SendHttp =>
  (call) =>
    tracePart({ name: nameOf(call), kind: 'client', facts: { 'server.address': call.url.host } }, async (span) => {
      if (!span) return send(call);
      const answer = await send({ ...call, headers: { ...call.headers, traceparent: span.traceparent } });
      span.note({ 'http.response.status_code': answer.status });
      if (answer.status >= 400) span.fail(String(answer.status));
      return answer;
    });

/** Without the keys that an address holds. */
function nameOf({ method, url }: Parameters<SendHttp>[0]): string {
  const [, service = 'other', set = ''] = serviceAndSet.exec(url.pathname) ?? [];
  return `ERP ${method} ${service}${set && `/${set}`}`;
}
