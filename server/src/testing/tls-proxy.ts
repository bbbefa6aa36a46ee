import { once } from 'node:events';
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './certificate.ts';

/** What is before the portal in the world: it ends TLS and passes requests on in the clear, saying so. */
export async function startTlsProxy() {
  const certificate = selfSignedCertificate();
  let portalUrl = '';
  const server = createServer(certificate, (request, response) => passOn(portalUrl, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate: certificate.cert,
    /** The portal has to know the proxy's address before it starts, so it is named afterwards. */
    leadTo(url: string) {
      portalUrl = url;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(portalUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const passed = forward(new URL(request.url ?? '/', portalUrl), {
    method: request.method,
    headers: {
      ...request.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': request.socket.remoteAddress,
    },
  });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}
