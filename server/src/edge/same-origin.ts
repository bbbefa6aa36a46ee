import type { FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site can make a browser send requests, but the browser says where they come from (S10). */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  if (readingMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = origin === undefined || origin === new URL(publicUrl).origin || hostOf(origin) === request.host;
  if (!isOwnSite || !isOwnOrigin) throw new Refusal('FOREIGN_ORIGIN');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
