import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ArchiveName, Faults } from '../archive-fault.ts';

const slowMs = 30_000;

/** What somebody has switched on goes wrong with every call, before the archive looks at it. */
export function addFaults(app: FastifyInstance, name: ArchiveName, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    const kind = faults[name];
    if (kind === 'down') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (kind === 'slow') await sleep(slowMs, undefined, { ref: false });
    if (kind === 'rubbish') return reply.type('text/html').send('<html><body>Wartungsarbeiten &#x1f528;');
    return undefined;
  });
}
