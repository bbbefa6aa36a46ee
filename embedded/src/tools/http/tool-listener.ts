import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ProgramLog } from '../../process/program-log.ts';
import { acceptStatement, type Guest } from '../statement/accept-statement.ts';
import type { portalMetadata } from '../statement/portal-metadata.ts';
import { Refused } from '../statement/refused.ts';
import { usedAssertions } from '../statement/used-assertions.ts';
import type { Tool } from '../tool.ts';
import { guestSessions } from './guest-sessions.ts';
import { toolPage, toolStyle } from './tool-page.ts';

export type ToolDoors = {
  tool: () => Tool;
  portalUrl: string;
  metadata: ReturnType<typeof portalMetadata>;
  log: ProgramLog;
  now: () => number;
};

const limits = { bodyLimit: 128 * 1024, requestTimeout: 20_000, keepAliveTimeout: 30_000 };
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** One tool: it takes people over by a form, remembers them by a cookie and greets them. */
export function toolListener({ tool, portalUrl, metadata, log, now }: ToolDoors): FastifyInstance {
  const used = usedAssertions(now);
  const sessions = guestSessions(now);
  const app = Fastify({ ...limits, logger: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  const accept = async (encoded: string): Promise<Guest> =>
    acceptStatement(tool(), { portal: await metadata.get(), used, now }, encoded);
  const refuse = (reply: FastifyReply, error: unknown) => {
    if (!(error instanceof Refused)) log.error('a statement could not be looked at', error);
    const reason = error instanceof Refused ? `?reason=${error.reason}` : '';
    return reply.redirect(`${portalUrl}/saml-error${reason}`, 303);
  };

  app.post('/acs', async (request, reply) => {
    const encoded = request.body instanceof URLSearchParams ? (request.body.get('SAMLResponse') ?? '') : '';
    try {
      const guest = await accept(encoded).catch(async (error: unknown) => {
        if (!(error instanceof Refused) || error.reason !== 'signature') throw error;
        // Perhaps by a key that is newer than what is known here.
        metadata.askAgain();
        return accept(encoded);
      });
      reply.header('set-cookie', cookieOf(tool(), sessions.open(guest)));
      return reply.redirect('/', 303);
    } catch (error) {
      return refuse(reply, error);
    }
  });
  app.get('/', async (request, reply) => {
    const guest = sessions.find(sessionIn(tool(), request.headers.cookie));
    const language = request.headers['accept-language']?.slice(0, 2) ?? '';
    return reply.type('text/html; charset=utf-8').send(toolPage({ tool: tool().name, portalUrl, guest, language }));
  });
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(toolStyle));
  return app;
}

// Cookies know no ports, so each tool of this machine has one by its own name.
const cookieName = ({ name }: Tool): string => `${name}-session`;
const cookieOf = (tool: Tool, id: string): string => `${cookieName(tool)}=${id}; HttpOnly; SameSite=Lax; Path=/`;

function sessionIn(tool: Tool, cookies = ''): string {
  const prefix = `${cookieName(tool)}=`;
  const own = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  return own?.slice(prefix.length) ?? '';
}
