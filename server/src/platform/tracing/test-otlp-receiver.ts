import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: Attribute[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type Facts = Readonly<Record<string, string | number | undefined>>;
export type ReceivedSpan = Omit<SentSpan, 'attributes' | 'status'> & {
  facts: Facts;
  service: Facts;
  isFailed: boolean;
};

const failed = 2;
const kept = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

/** What a collector of OpenTelemetry does with traces: takes them over HTTP in JSON. How it answers is the test's to say. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const requests: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let answer: (response: ServerResponse) => void = kept;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ path: request.url, headers: request.headers });
    bodies.push(body);
    spans.push(...spansIn(JSON.parse(body) as Sent));
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    requests,
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    answerBy(answering: (response: ServerResponse) => void): void {
      answer = answering;
    },
    /** It takes everything and says nothing. */
    hang(): void {
      answer = () => undefined;
    },
    keep(): void {
      answer = kept;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

const spansIn = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        facts: factsOf(attributes),
        service: factsOf(resource.attributes),
        isFailed: status.code === failed,
      })),
    ),
  );

const factsOf = (attributes: readonly Attribute[]): Facts =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
