import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FileAnswer, FileManner } from '@dray/contract/file-answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Prepared = { etag: string; packed: Buffer | undefined };

/** Worth packing: text by another name. What is a picture or a document is packed already. */
const isText = /^(text\/|application\/(json|xml)|image\/svg)/;

/** By the answer itself: whoever keeps a file and answers with it again has it packed and digested once. */
const prepared = new WeakMap<FileAnswer, Prepared>();

/** Sends a file, or word that the browser's own copy still holds. Opened by itself, nothing in it may run. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  manner: FileManner,
): FastifyReply {
  const { etag, packed } = prepare(file);
  const isPacked = packed !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${etag}${isPacked ? '-gz' : ''}"`;
  reply
    .header('cache-control', cacheControlOf(manner))
    .header('etag', tag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type);
  if (packed) reply.header('vary', 'accept-encoding');
  if (file.name !== undefined)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(file.bytes);
}

const cacheControlOf = ({ publicSeconds, isImmutable }: FileManner): string =>
  publicSeconds ? `public, max-age=${publicSeconds}${isImmutable ? ', immutable' : ''}` : 'private, no-cache';

function prepare(file: FileAnswer): Prepared {
  const known = prepared.get(file);
  if (known) return known;
  const made = {
    etag: createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22),
    packed: isText.test(file.type) ? gzipSync(file.bytes) : undefined,
  };
  prepared.set(file, made);
  return made;
}
