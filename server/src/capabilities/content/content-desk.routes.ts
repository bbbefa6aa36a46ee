import type { contentDeskRoutes as contract } from '@dray/contract/content/content-desk.rest.ts';
import { contentLimits } from '@dray/contract/content/content-kinds.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { typeOfEnding } from '#platform/files/content-type.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ContentDesk } from './content-desk.door.ts';
import { fileToWire, itemToWire, rowToWire } from './desk/desk-item.wire.ts';
import type { Which } from './desk/get-item.ts';
import { previewToWire } from './desk/preview.wire.ts';

type Parts = {
  deskOf: DoorOf<ContentDesk>;
  judgeContent: FilesDoor['judgeContent'];
  /** Content is that of an outside CMS: nothing of it is written here. */
  isRemote: boolean;
};
type Handlers = RestHandlers<typeof contract>;

export function contentDeskRoutes({ isRemote, ...parts }: Parts): Handlers {
  const handlers = { ...readings(parts.deskOf), ...changes(parts) };
  return isRemote ? refusing(handlers) : handlers;
}

function showing(deskOf: DoorOf<ContentDesk>) {
  const shownIn = async (transaction: Transaction, request: Request, which: Which) => {
    const desk = deskOf(transaction);
    const marketsBy = (right: 'content.edit' | 'content.publish') => request.scopeBy(right)?.markets ?? [];
    const rights = { edits: marketsBy('content.edit'), publishes: marketsBy('content.publish') };
    const shown = await desk.showItem(request.scope.markets, which);
    return itemToWire(shown, { nowIn: desk.nowIn, language: request.language }, rights);
  };
  const show = (request: Request, which: Which) =>
    request.readNewest((transaction) => shownIn(transaction, request, which));

  /** Whoever is late gets the item as it is now, and keeps what they wrote. */
  async function change(request: Request, which: Which, work: (desk: ContentDesk) => Promise<void>) {
    try {
      await request.write((transaction) => work(deskOf(transaction)));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CHANGED_MEANWHILE') throw error;
      throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: await show(request, which) });
    }
    return show(request, which);
  }
  return { shownIn, show, change };
}

type ReadingName = 'listContent' | 'getContent' | 'previewContent' | 'getContentDeskFile';

function changes({ deskOf, judgeContent }: Omit<Parts, 'isRemote'>): Omit<Handlers, ReadingName> {
  const { shownIn, change } = showing(deskOf);
  return {
    saveContentDraft: (request, { params, body }) =>
      change(request, params, (desk) => desk.saveDraft(request, { ...params, ...body })),
    publishContent: (request, { params, body }) =>
      change(request, params, (desk) => desk.publishItem(request, { ...params, ...body })),
    unpublishContent: (request, { params, body }) =>
      change(request, params, (desk) => desk.unpublishItem(request, { ...params, ...body })),
    restoreContent: (request, { params, body }) =>
      change(request, params, (desk) => desk.restoreVersion(request, { ...params, ...body })),
    addContent: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const which = await deskOf(transaction).addItem(request, body);
          return { answer: await shownIn(transaction, request, which), outcome: which };
        },
        repeat: (transaction, which: Which) => shownIn(transaction, request, which),
      }),
    uploadContentFile(request, { query: { kind, id }, body }) {
      const which = { kind, id };
      const judged = judgeContent(body.name, Buffer.from(body.bytes));
      return request.changeOnce({
        make: async (transaction) => {
          const desk = deskOf(transaction);
          await desk.showItem(request.scope.markets, which);
          if ('fault' in judged)
            throw new Refusal('CONTENT_FILE_REFUSED', { max: contentLimits.fileBytes / 1024 / 1024 });
          const answer = fileToWire(which, await desk.addUpload(request, which, judged));
          return { answer, outcome: answer };
        },
        repeat: async (_transaction, answer) => answer,
      });
    },
  };
}

function readings(deskOf: DoorOf<ContentDesk>): Pick<Handlers, ReadingName> {
  const { shownIn } = showing(deskOf);
  return {
    listContent: (request, { query: { kind, market, missing, state, search, offset, limit } }) =>
      request.read(async (transaction) => {
        const desk = deskOf(transaction);
        const asked = { kind, market, missing, state, search, offset, limit };
        const { page, people } = await desk.listItems(request.scope.markets, asked);
        const reading = { nowIn: desk.nowIn, language: request.language, people };
        return { results: page.items.map((item) => rowToWire(item, reading)), total: page.total, offset, limit };
      }),
    getContent: (request, { params }) => request.read((transaction) => shownIn(transaction, request, params)),
    previewContent: (request, { params, query: { market, customerType, as } }) =>
      request.read(async (transaction) =>
        previewToWire(
          await deskOf(transaction).previewItem(request.scope.markets, params, { market, customerType, as }),
        ),
      ),
    getContentDeskFile: (request, { params: { fileId, ...which } }) =>
      request.read(async (transaction) => {
        const { file, bytes } = await deskOf(transaction).findFile(request.scope.markets, which, fileId);
        const type = typeOfEnding(file.key);
        const isText = type === 'image/svg+xml' || type === 'text/vtt';
        return { bytes, type: isText ? `${type}; charset=utf-8` : type, name: file.name, isShown: true };
      }),
  };
}

/** Each of them says so itself, and none does half of its work before. */
const refusing = (handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.keys(handlers).map((name) => [
      name,
      async () => {
        throw new Refusal('CONTENT_ELSEWHERE');
      },
    ]),
  ) as unknown as Handlers;
