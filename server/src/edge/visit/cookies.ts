import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over https and on this machine itself the cookie is bound to the host and never travels in the clear. Elsewhere on
 * plain HTTP browsers refuse such a cookie; the configuration allows that for demonstrations only (T118).
 */
export function cookiesOf(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  const prefix = secure ? '__Host-' : '';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const cookie = (name: string) => ({
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, value: string, maxAgeSeconds?: number) =>
      reply.setCookie(name, value, maxAgeSeconds ? { ...attributes, maxAge: maxAgeSeconds } : attributes),
    /** As a header of an answer that somebody else writes. */
    lineOf: (reply: FastifyReply, value: string, maxAge: number) =>
      reply.server.serializeCookie(name, value, { ...attributes, maxAge }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  });
  return {
    secure,
    session: cookie(`${prefix}sid`),
    signIn: cookie(`${prefix}signing-in`),
    device: cookie(`${prefix}device`),
    seen: cookie(`${prefix}seen`),
    unsure: cookie(`${prefix}unsure`),
  };
}

export type Cookies = ReturnType<typeof cookiesOf>;
