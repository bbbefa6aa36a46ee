import type { FastifyInstance } from 'fastify';
import type { Logger } from '#platform/logger.ts';

const names = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Says once that a proxy seems to be in front and nobody has said so: then everybody behind it counts as one machine, and
 * one who guesses passwords makes all of them wait. What the header holds is not written down.
 */
export function tellOfUntrustedProxy(app: FastifyInstance, logger: Pick<Logger, 'warn'>): void {
  let isWarned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isWarned) return;
    const header = names.find((name) => headers[name] !== undefined);
    if (!header) return;
    isWarned = true;
    logger.warn(
      { header },
      'a request came with a forwarded address, which is ignored: set TRUST_PROXY if a proxy is yours',
    );
  });
}
