import type { EventEmitter } from 'node:events';
import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Logger } from '#platform/logger.ts';

const refusals = [
  'authorization.error',
  'grant.error',
  'userinfo.error',
  'end_session.error',
  'end_session_confirm.error',
  'end_session_success.error',
];

/**
 * oidc-provider answers by itself, so what goes wrong in it passes by our own error handler. A refusal is reported by its
 * code alone: its description may quote what was sent.
 */
export function logProvider(provider: Provider, logger: Logger): void {
  // Its types know neither Koa's own event nor a list of events.
  const events: EventEmitter = provider;
  for (const event of refusals) {
    events.on(event, (context: KoaContextWithOIDC, { error }: errors.OIDCProviderError) =>
      logger.info({ code: error, event, requestId: requestIdOf(context) }, 'the identity provider refused a request'),
    );
  }
  events.on('server_error', (context: KoaContextWithOIDC, error: Error) =>
    logger.error({ err: error, requestId: requestIdOf(context) }, 'the identity provider met a fault'),
  );
  // Without a listener Koa writes whole requests to the console.
  events.on('error', (error: Error, context?: KoaContextWithOIDC) =>
    logger.error({ err: error, requestId: requestIdOf(context) }, 'the identity provider could not answer'),
  );
}

const requestIdOf = (context: KoaContextWithOIDC | undefined): string | undefined =>
  context && String(context.res.getHeader('x-request-id'));
