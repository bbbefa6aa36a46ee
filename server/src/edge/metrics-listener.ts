import { once } from 'node:events';
import { lstatSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** A port of an address, or the path of a socket. */
export type MetricsAddress = { host: string; port: number } | { path: string };

type Figures = Pick<Metrics, 'text' | 'contentType'>;

/**
 * The figures on a port or socket of their own: who may reach that is the operator's to say, so no token is asked for.
 * Nothing else answers there.
 */
export async function listenForMetrics(address: MetricsAddress, metrics: Figures, logger: Pick<Logger, 'error'>) {
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    const text = await metrics.text().catch((error: unknown) => {
      logger.error({ err: error }, 'the figures could not be read');
    });
    if (text === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  if ('path' in address) removeOldSocket(address.path);
  server.listen(address);
  await once(server, 'listening');

  return {
    address: () => server.address(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A process that was killed leaves its socket behind; anything else that lies there is not ours to remove. */
function removeOldSocket(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path);
}
