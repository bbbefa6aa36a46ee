import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned, s3Account } from './test-s3-signature.ts';

type StoredObject = { content: Buffer; type: string };
type Objects = Map<string, StoredObject>;
type Mood = 'well' | 'silent' | 'half' | 'failing';

/**
 * Speaks as much of S3 as the file store uses, over HTTP, and checks every signature by its own reading of AWS Signature
 * Version 4: an object is put, looked for, read and deleted.
 */
export async function startS3Server() {
  const { region, accessKeyId, secretAccessKey } = s3Account;
  const objects: Objects = new Map();
  const state: { mood: Mood } = { mood: 'well' };
  const server = createServer((request, response) => {
    if (state.mood === 'silent') return;
    if (state.mood === 'failing') refuse(response, 503, 'SlowDown');
    else if (!isSigned(request)) refuse(response, 403, 'SignatureDoesNotMatch');
    else void answer(objects, request, response, state.mood === 'half');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urlWith = (secret: string) =>
    `s3://${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/files?region=${region}&tls=off`;

  return {
    url: urlWith(secretAccessKey),
    urlOfStranger: urlWith('guessed'),
    objects,
    become(mood: Mood) {
      state.mood = mood;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(objects: Objects, request: IncomingMessage, response: ServerResponse, isHalf: boolean) {
  const key = /^\/files\/(.+)$/.exec(request.url ?? '')?.[1] ?? '';
  if (request.method === 'PUT') {
    objects.set(key, { content: await buffer(request), type: String(request.headers['content-type']) });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else send(objects.get(key), request, response, isHalf);
}

function send(
  object: StoredObject | undefined,
  { method }: IncomingMessage,
  response: ServerResponse,
  isHalf: boolean,
) {
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const { content, type } = object;
  response.writeHead(200, { 'content-type': type, 'content-length': content.length });
  if (isHalf) return response.write(content.subarray(0, content.length / 2));
  return response.end(method === 'HEAD' ? undefined : content);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(response.req.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
