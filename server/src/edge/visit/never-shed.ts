import type { FastifyInstance } from 'fastify';

/** Files whose routes `add` registers are served however busy the process is: a route's own handler is asked first. */
export const neverShed = (app: FastifyInstance, add: (files: FastifyInstance) => Promise<void>) =>
  app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = Object.assign({}, route.config, { pressureHandler: () => undefined });
    });
    await add(files);
  });
