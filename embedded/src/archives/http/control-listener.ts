import Fastify, { type FastifyInstance } from 'fastify';
import { archiveNames, type Faults, parseFaults } from '../archive-fault.ts';

/** For tests and demonstrations, on a port of its own: sets what goes wrong from now on. */
export function createArchiveControl(faults: Faults, token: string): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1024 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) await reply.code(401).send({ error: 'no such token' });
  });
  app.get('/control/faults', () => faults);
  app.post('/control/faults', (request, reply) => {
    const given = parseFaults(request.body);
    if (!given) return reply.code(400).send({ error: 'no faults' });
    for (const name of archiveNames) delete faults[name];
    return Object.assign(faults, given);
  });
  return app;
}
