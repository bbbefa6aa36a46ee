import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { type PageSettings, pageHeaders } from './headers/security-headers.ts';
import { readRouteFiles } from './route-files.ts';
import { neverShed } from './visit/never-shed.ts';

type Pages = PageSettings & { webDir: string; theme: string };

// A file that is gone is gone: a page in its place would be taken for a script.
const noPages = /^\/(graphql|api|identity|content|health|metrics|csp-report|assets)(\/|$)/;
const oneYear = 365 * 24 * 60 * 60;

/** The web for everything that is no data: its files, and for any other path the page that routes by itself. */
export async function pages(app: FastifyInstance, settings: Pages) {
  const { webDir } = settings;
  // Not by existsSync: that asks what the user may do, and forgets the right to read that the launcher gives (0017).
  const isBuilt = statSync(join(webDir, 'index.html'), { throwIfNoEntry: false }) !== undefined;
  const template = isBuilt ? await readFile(join(webDir, 'index.html'), 'utf8') : undefined;
  const tagsOf = await readRouteFiles(webDir);
  if (isBuilt) {
    await neverShed(app, async (files) => {
      await files.register(serveStatic, {
        root: webDir,
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: ['index.html', 'route-files.json', '**/*.br', '**/*.gz'],
        cacheControl: false,
        // Names under assets/ carry a hash of what is in them, so they never change.
        setHeaders: (reply, path) =>
          reply.header(
            'cache-control',
            path.includes('/assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache',
          ),
      });
    });
  } else {
    app.log.warn('the web is not built, only the calls are served');
  }

  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '';
    if (!isReading || noPages.test(path) || template === undefined) throw new Refusal('NOT_FOUND');
    return sendPage(reply, template.replace('</head>', `${tagsOf(path)}</head>`), settings);
  });
}

function sendPage(reply: FastifyReply, template: string, { theme, ...settings }: Pages) {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .code(200)
    .headers(pageHeaders(nonce, settings))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(template.replaceAll('__CSP_NONCE__', nonce).replaceAll('__THEME__', theme));
}
