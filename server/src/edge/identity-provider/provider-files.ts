import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { neverShed } from '../visit/never-shed.ts';

const page = fileURLToPath(new URL('./page', import.meta.url));
const fonts = fileURLToPath(new URL('./files', import.meta.resolve('@fontsource-variable/inter/package.json')));

/** What the pages around signing in are made of. With another provider, too: the page that asks to wait is ours. */
export async function providerFiles(app: FastifyInstance) {
  await neverShed(app, async (files) => {
    await files.register(serveStatic, { root: page, prefix: '/idp/page/', decorateReply: false, cacheControl: false });
    await files.register(serveStatic, {
      root: fonts,
      prefix: '/idp/font/',
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
    });
  });
}
