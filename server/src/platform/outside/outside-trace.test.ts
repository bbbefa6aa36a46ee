import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { runWhole } from '../tracing/active-span.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { openOtlpReceiver } from '../tracing/test-otlp-receiver.ts';
import { outsideHttp } from './outside-http.ts';

test('an archive that is asked within a call is a part of its trace, and is told nothing of it', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const archive = createServer(({ headers, url }, answer) => {
    asked.push(headers);
    answer.writeHead(url?.includes('gone') ? 500 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(archive, 'listening');
  const host = `127.0.0.1:${(archive.address() as AddressInfo).port}`;
  const receiver = await openOtlpReceiver();
  const tracing = await openTracing(
    { url: receiver.url, headers: {}, serviceName: 'dray', sampler: 'always_on', ratio: 1 },
    createLogger('silent'),
  );
  if (!tracing) throw new Error('it is configured');
  const ask = outsideHttp(`http://${host}/archive`, 'Bearer secret');
  const call = tracing.begin('a call', 'server', {});

  await runWhole(call, async () => {
    await ask({ path: ['documents', 'of-jana'], maxBytes: 10 });
    await ask({ path: ['documents', 'gone'], maxBytes: 10 }).catch(() => undefined);
  });
  await ask({ path: ['documents'], maxBytes: 10 });
  await tracing.stop();
  await receiver.close();
  archive.closeAllConnections();
  archive.close();

  expect(receiver.spans.filter(({ name }) => name !== 'a call')).toMatchObject([
    { name: `call ${host}`, isFailed: false, facts: { 'server.address': host, 'http.response.status_code': 404 } },
    { name: `call ${host}`, isFailed: true, facts: { 'error.type': 'away' } },
  ]);
  expect(receiver.bodies.join()).not.toMatch(/jana|secret|documents/);
  expect(asked.map((headers) => 'traceparent' in headers)).toEqual([false, false, false]);
});
