import Fastify, { type FastifyInstance } from 'fastify';
import { hasBearer } from '../session/basic-auth.ts';
import { type ControlledErp, faultsRoutes } from './faults-control.ts';
import { lifeRoutes } from './life-control.ts';
import { statsRoutes } from './stats-control.ts';

/** For tests and demonstrations, on a port of its own: anyone who orders never reaches it. */
export function createControlListener(erp: ControlledErp, token: string): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1024 * 1024, requestTimeout: 60_000 });
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBearer(request.headers.authorization, token)) await reply.code(401).send({ error: 'no such token' });
  });
  for (const routes of [statsRoutes, faultsRoutes, lifeRoutes]) routes(app, erp);
  return app;
}
