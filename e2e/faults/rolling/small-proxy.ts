import { once } from 'node:events';
import { Agent, createServer, request as forward, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pollEveryMs = 500;

/** As proxies do: one slow answer of a busy process is no reason to take it out, and the stop waits for three. */
const missesAllowed = 2;

type Backend = { port: number; isInRotation: boolean; misses: number };

/** A proxy before several processes: it asks each whether it is ready, and sends requests to those that are, in turn. */
export async function startSmallProxy() {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let backends: Backend[] = [];
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = backends.filter(({ isInRotation }) => isInRotation);
    turn += 1;
    const chosen = ready[turn % Math.max(1, ready.length)];
    if (chosen) passOn(agent, chosen.port, request, response);
    else response.writeHead(502).end('nobody is in rotation');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => {
    for (const backend of backends) {
      void isReady(backend.port).then((isItReady) => {
        backend.misses = isItReady ? 0 : backend.misses + 1;
        backend.isInRotation = isItReady || (backend.isInRotation && backend.misses <= missesAllowed);
      });
    }
  }, pollEveryMs);

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(ports: readonly number[]) {
      backends = ports.map((port) => ({ port, isInRotation: false, misses: 0 }));
    },
    isInRotation: (port: number): boolean => backends.some((one) => one.port === port && one.isInRotation),
    stop() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

function passOn(agent: Agent, port: number, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7' };
  const passed = forward({ agent, port, host: '127.0.0.1', path: request.url, method: request.method, headers });
  passed.on('response', (answer) => {
    const { connection: _ours, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response);
  });
  passed.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(passed);
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(
      { port, host: '127.0.0.1', path: '/health/ready', agent: false, signal: AbortSignal.timeout(5_000) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asking.on('error', () => resolve(false));
  });
}
