import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSheets } from '#capabilities/catalogue/data-sheet/index.ts';
import { digestOf } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Authentication, authenticate } from './authenticate.ts';
import { languageOf } from './language.ts';

type Doors = { reception: Authentication; dataSheets: DataSheets };

/** A product's data sheet as a file. A link carries no bearer, so the browser's cookie counts here; nothing is changed. */
export async function dataSheetDownloads(app: FastifyInstance, { reception, dataSheets }: Doors) {
  app.get<{ Params: { sku: string } }>(
    '/content/downloads/:sku/datasheet.pdf',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!(await isSignedIn(reception, request))) throw new Refusal('UNAUTHORIZED');
      const sheet = await dataSheets(request.params.sku, languageOf(request));
      if (!sheet) throw new Refusal('NOT_FOUND');

      const etag = `"${createHash('sha256').update(sheet.pdf).digest('base64url').slice(0, 22)}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(sheet.fileName)}`)
        .type('application/pdf');
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(sheet.pdf);
    },
  );
}

async function isSignedIn(reception: Authentication, request: FastifyRequest): Promise<boolean> {
  const secret = reception.cookies.session.read(request);
  if (secret && (await reception.isSessionLive(digestOf(secret)))) return true;
  return (await authenticate(reception, request)) !== undefined;
}
