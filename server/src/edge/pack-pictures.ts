import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawnLabel, drawnPack } from '#capabilities/catalogue/pictures/index.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import { Refusal } from '#platform/refusal.ts';

/** A large picture has eight kilobytes, and three more when it is packed. */
const keptPictures = 500;

/** A name that a brand can have; anything that looks so is drawn, whether or not we know it. */
const fileName = /^([a-z0-9]+(?:--?[a-z0-9]+)*)\.svg$/;
const packFormat = /^[A-Z][A-Z0-9]{1,11}$/;
const longestName = 130;

type Picture = { svg: string; packed: Buffer; etag: string };

/** The portal's own pictures of packs and labels, for everyone: they show what stands in any shop. */
export async function packPictures(app: FastifyInstance) {
  const kept = boundedCache<Picture>(keptPictures);
  const findPicture = (address: string, draw: () => string): Picture => {
    const picture = kept.get(address) ?? toPicture(draw());
    kept.set(address, picture);
    return picture;
  };
  const route = { schema: { hide: true } };

  // By wildcards: a named parameter may have a hundred letters, brand and sub-brand together more.
  app.get<{ Params: { format: string; '*': string } }>('/content/packs/:format/*', route, (request, reply) => {
    const { format, '*': file } = request.params;
    const slug = slugOf(file);
    if (!packFormat.test(format)) throw new Refusal('NOT_FOUND');
    return send(
      request,
      reply,
      findPicture(`${format}/${slug}`, () => drawPicture(format, slug)),
    );
  });

  app.get<{ Params: { '*': string } }>('/content/labels/*', route, (request, reply) => {
    const slug = slugOf(request.params['*']);
    return send(
      request,
      reply,
      findPicture(`label/${slug}`, () => drawnLabel(slug)),
    );
  });
}

function slugOf(file: string): string {
  const slug = file.length <= longestName ? fileName.exec(file)?.[1] : undefined;
  if (!slug) throw new Refusal('NOT_FOUND');
  return slug;
}

function drawPicture(format: string, slug: string): string {
  const small = /^(.*[^-])-s$/.exec(slug)?.[1];
  return small ? drawnPack(format, small, 'small') : drawnPack(format, slug, 'detailed');
}

const toPicture = (svg: string): Picture => ({
  svg,
  packed: gzipSync(svg),
  etag: createHash('sha256').update(svg).digest('base64url').slice(0, 22),
});

/** The address stays when we draw better, so a browser asks again after a day. Opened by itself, nothing in it may run. */
function send(request: FastifyRequest, reply: FastifyReply, { svg, packed, etag }: Picture) {
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${etag}${isPacked ? '-gz' : ''}"`;
  reply
    .header('cache-control', 'public, max-age=86400')
    .header('vary', 'accept-encoding')
    .header('etag', tag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('image/svg+xml; charset=utf-8');
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(svg);
}
