import type { IncomingMessage } from 'node:http';
import type { UploadedFile, UploadRoute } from '@dray/contract/rest-route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundaryOf, MalformedForm, readFiles } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import { turns } from '#platform/turns.ts';
import { workSlots } from '#platform/work-slots.ts';
import { uploadMs } from '../visit/body-deadline.ts';

/** So much of what is too large is let pass by, so that its sender hears of the limit. */
const maxLetGo = 64 * 1024 * 1024;
const letGoMs = 60_000;

/** What a form needs around its file. */
const roomAround = 16 * 1024;

const bySender = turns({ waiting: 4, waitMs: 10_000 });
/** So many bodies are held in memory at once, and no more. */
const room = workSlots({ atOnce: 8, waiting: 0 });

/** The file of the call's form, or its files. Anyone who sends it was let in before a byte of it is read. */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, upload }: { uid: string; upload: UploadRoute['upload'] },
): Promise<UploadedFile> {
  const { maxBytes } = upload;
  const boundary = boundaryOf(request.headers['content-type']);
  if (boundary === undefined) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  try {
    const body = await bySender.run(uid, () => room.run(() => readBody(request.raw, maxBytes + roomAround)));
    return fileOf(body, boundary, upload);
  } catch (error) {
    // Anyone who sends too much hears so only if nobody hangs up on them while they send.
    if (error instanceof Refusal && error.code === 'BODY_TOO_LARGE' && isWorthHearing(request.raw)) letGo(request.raw);
    // What else is still on its way is not waited for: the answer closes the connection.
    else reply.header('connection', 'close');
    throw error;
  }
}

const isWorthHearing = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) <= maxLetGo;

/** Reads on without keeping anything, for so many bytes and so long; then the connection ends. */
function letGo(body: IncomingMessage): void {
  let left = maxLetGo;
  const timer = setTimeout(() => body.destroy(), letGoMs).unref();
  body
    .once('close', () => clearTimeout(timer))
    .on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) body.destroy();
    });
}

function fileOf(
  body: Buffer,
  boundary: string,
  { field, maxBytes, maxFiles = 1 }: UploadRoute['upload'],
): UploadedFile {
  try {
    const [file, ...others] = readFiles(body, boundary, field, maxFiles);
    if (!file) throw new Refusal('MALFORMED_REQUEST');
    const size = [file, ...others].reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > maxBytes) throw new Refusal('BODY_TOO_LARGE');
    return others.length > 0 ? { ...file, others } : file;
  } catch (error) {
    throw error instanceof MalformedForm ? new Refusal('MALFORMED_REQUEST') : error;
  }
}

async function readBody(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
  // Anyone who has left while they waited tells nobody any more.
  if (body.destroyed) throw new Refusal('MALFORMED_REQUEST');
  const announced = Number(body.headers['content-length'] ?? 0);
  if (announced > maxBytes) throw new Refusal('BODY_TOO_LARGE');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => fail(new Refusal('REQUEST_TOO_SLOW')), uploadMs);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) fail(new Refusal('BODY_TOO_LARGE'));
      else chunks.push(chunk);
    };
    const fail = (error: Error) => {
      clearTimeout(timer);
      body.off('data', take).resume();
      reject(error);
    };
    body
      .on('data', take)
      .once('end', () => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
      })
      .once('aborted', () => fail(new Refusal('MALFORMED_REQUEST')))
      .once('error', () => fail(new Refusal('MALFORMED_REQUEST')));
  });
}
