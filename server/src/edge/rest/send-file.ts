import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FileAnswer, FileManner, WholeFile } from '@dray/contract/file-answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRangeOf } from './byte-range.ts';
import { sendParts } from './send-parts.ts';

type Prepared = { etag: string; packed: Buffer | undefined };

/** Worth packing: text by another name. What is a picture or a document is packed already. */
const isText = /^(text\/|application\/(json|xml)|image\/svg)/;

/** By the answer itself: anyone who keeps a file and answers with it again has it packed and digested once. */
const prepared = new WeakMap<FileAnswer, Prepared>();

/**
 * Sends a file, a part of it, or word that the browser's own copy still holds. What is made while it is sent is handed back
 * as a stream: the call has then been answered, however long the line takes.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  manner: FileManner,
): FastifyReply | Readable {
  reply
    .header('cache-control', cacheControlOf(manner))
    .header('content-security-policy', policyOf(file))
    .type(file.type);
  if (file.name !== undefined) {
    const manners = file.isShown ? 'inline' : 'attachment';
    reply.header('content-disposition', `${manners}; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  }
  if (!('parts' in file)) return sendWhole(request, reply, file, manner);
  if (file.size !== undefined) reply.header('content-length', file.size);
  return sendParts(reply, file.parts);
}

function sendWhole(request: FastifyRequest, reply: FastifyReply, file: WholeFile, manner: FileManner): FastifyReply {
  const { etag, packed } = prepare(file);
  const isPacked = packed !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${etag}${isPacked ? '-gz' : ''}"`;
  reply.header('etag', tag);
  if (packed) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (isPacked) return reply.header('content-encoding', 'gzip').send(packed);
  return manner.hasRanges ? sendRange(request, reply, file, tag) : reply.send(file.bytes);
}

/** A copy that has changed since is sent whole: parts of two files would be put together. */
function sendRange(request: FastifyRequest, reply: FastifyReply, { bytes }: WholeFile, tag: string): FastifyReply {
  const whole = Buffer.from(bytes);
  const condition = request.headers['if-range'];
  const asked = condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = byteRangeOf(asked, whole.length);
  reply.header('accept-ranges', 'bytes');
  if (range === undefined) return reply.send(whole);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${whole.length}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${whole.length}`)
    .send(whole.subarray(start, end + 1));
}

/** Opened by itself, nothing in it may run. Browsers show no PDF in a sandbox; their readers run nothing of ours. */
const policyOf = ({ type, isShown }: FileAnswer): string =>
  isShown && type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox";

function cacheControlOf({ publicSeconds, isImmutable, isKept }: FileManner): string {
  if (publicSeconds) return `public, max-age=${publicSeconds}${isImmutable ? ', immutable' : ''}`;
  return isKept ? 'private, no-cache' : 'no-store';
}

function prepare(file: WholeFile): Prepared {
  const known = prepared.get(file);
  if (known) return known;
  const made = {
    etag: createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22),
    packed: isText.test(file.type) ? gzipSync(file.bytes) : undefined,
  };
  prepared.set(file, made);
  return made;
}
