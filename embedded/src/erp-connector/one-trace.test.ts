import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  fillCart,
  openOrderingPortal,
  type Placer,
  placerAt,
} from '@dray/server/capabilities/ordering/test-placing.ts';
import { openOtlpReceiver, type ReceivedSpan } from '@dray/server/platform/tracing/test-otlp-receiver.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import type { TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';

let erp: TestErp;
let line: Awaited<ReturnType<typeof openLine>>;
let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  [erp, receiver] = await Promise.all([startTestErp(), openOtlpReceiver()]);
  line = await openLine(erp.url);
  portal = await openOrderingPortal({
    env: {
      ERP_URL: line.url,
      ERP_USER: erp.user,
      ERP_PASSWORD: erp.password,
      ERP_CLIENT: '100',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    },
  });
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
});
afterAll(async () => {
  await portal.close();
  await Promise.all([line.close(), receiver.close()]);
  await erp.stop();
});

/** The way to the ERP, on which one sees what it is asked. */
async function openLine(to: string) {
  const asked: { method: string | undefined; path: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server: Server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    asked.push({ method, path: url, headers });
    const onward = request(new URL(url ?? '/', to), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const sendingName = 'ERP POST API_SALES_ORDER_SRV/A_SalesOrder';
const jobName = 'job erp-order-event';
const tellingName = 'job deliver-notification';

test('an order placed is one trace: the call, its statements, the jobs, the mail and the call of the ERP', async () => {
  const cart = await fillCart(owner);
  const answer = await owner.askToPlace(cart.id);
  const traceId = String(answer.headers['x-trace-id']);
  const { order_number } = answer.body.data.placeOrder.order;

  const spans = await eventually(() => {
    const found = receiver.spansOf(traceId);
    return [jobName, tellingName].every((job) => found.some(({ name }) => name === job)) ? found : undefined;
  });

  const named = (name: string) => spans.filter((span) => span.name === name);
  const below = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const [call] = named('Mutation.placeOrder');
  const [job] = named(jobName);
  const [sending] = named(sendingName);
  expect(call).toMatchObject({ isFailed: false, facts: { 'http.response.status_code': 200 } });
  expect(call).not.toHaveProperty('parentSpanId');
  expect(below(call).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'commit', jobName, expect.stringMatching(/^ordering\./)]),
  );
  expect(job).toMatchObject({ parentSpanId: call?.spanId, isFailed: false });
  expect(below(job).map(({ name }) => name)).toEqual(
    expect.arrayContaining([sendingName, expect.stringMatching(/^erp\./), 'commit']),
  );
  expect(sending).toMatchObject({ isFailed: false, facts: { 'http.response.status_code': 201 } });
  const [telling] = named(tellingName);
  expect(telling?.parentSpanId).toBe(call?.spanId);
  expect(named('send a mail')).toMatchObject([{ parentSpanId: telling?.spanId, facts: {} }]);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter((span) => span !== call && !ids.has(span.parentSpanId ?? ''))).toEqual([]);
  expect(receiver.bodies.join()).not.toContain(order_number);

  const posted = line.asked.find(({ method, path }) => method === 'POST' && path?.includes('A_SalesOrder'));
  expect(posted?.headers.traceparent).toBe(`00-${traceId}-${sending?.spanId}-01`);
});

test('what follows an order by the clock is no part of its trace, and tells the ERP of none', async () => {
  const followed = await eventually(() => line.asked.find(({ path }) => path?.includes('LastChangeDateTime')));

  expect(followed.headers).not.toHaveProperty('traceparent');
});
