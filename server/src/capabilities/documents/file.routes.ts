import type { documentFilesRoutes as contract } from '@dray/contract/documents/document-files.rest.ts';
import { type DocumentSource, zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { documentFileName, structuredFileName, zipTexts } from '@dray/contract/texts/document-text.ts';
import { limitedStreams } from '#platform/files/limited-streams.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { documentFiles, type FileParts } from './document-files.ts';
import { zipDocuments } from './downloads/zip-documents.ts';
import { zipName } from './downloads/zip-name.model.ts';
import type { ListedDocument } from './rules/document-entry.model.ts';

const zipLimits = { atOnce: 8, perPerson: 2 };

const find = ({ documentsOf }: FileParts, request: Request, id: string) =>
  request.read((transaction) => documentsOf(transaction).getDocument(request.scope, id));

const record = ({ documentsOf }: FileParts, request: Request, documents: readonly ListedDocument[]) =>
  request.write(async (transaction) => {
    const door = documentsOf(transaction);
    await Promise.all(documents.map((document) => door.recordDownload(request.actor, document)));
  });

/** Those that the ERP has still to print are asked for together: one after the other would each wait for its own turn. */
const askForAll = ({ documentsOf }: FileParts, request: Request, documents: readonly ListedDocument[]) => {
  const unfetched = documents.filter(({ source, file }) => source === 'erp' && file.state === 'on-demand');
  return request.write(async (transaction) => {
    const door = documentsOf(transaction);
    await Promise.all(unfetched.map(({ id }) => door.askForFile(id)));
  });
};

/** One document's file, with word of who took it; of one source alone, where that is said. */
export async function fileAnswer(parts: FileParts, request: Request, id: string, source?: DocumentSource) {
  const document = await find(parts, request, id);
  if (source !== undefined && document.source !== source) throw new Refusal('DOCUMENT_NOT_FOUND');
  const bytes = await documentFiles(parts).read(request, document);
  await record(parts, request, [document]);
  return { bytes, type: 'application/pdf', name: documentFileName(document.type, document.number, request.language) };
}

type Asked = { ids?: string | undefined; month?: string | undefined };

function findAsked({ documentsOf }: FileParts, request: Request, { ids, month }: Asked) {
  const wanted = [...new Set(ids?.split(',') ?? [])];
  const isOne = (ids === undefined) !== (month === undefined);
  if (!isOne || wanted.length > zipFilesLimit) throw new Refusal('MALFORMED_REQUEST');
  return request.read((transaction) => {
    const door = documentsOf(transaction);
    return month === undefined ? door.getDocuments(request.scope, wanted) : door.listOfMonth(request.scope, month);
  });
}

export function fileRoutes(parts: FileParts): RestHandlers<typeof contract> {
  const zips = limitedStreams(zipLimits);

  return {
    async downloadDocument(request, { params: { id }, query: { inline } }) {
      return { ...(await fileAnswer(parts, request, id)), isShown: inline !== undefined };
    },
    async downloadStructured(request, { params: { id, format: asked } }) {
      const document = await find(parts, request, id);
      const { format, bytes } = await documentFiles(parts).readStructured(request, document, asked);
      await request.write((transaction) =>
        parts.documentsOf(transaction).recordDownload(request.actor, document, format),
      );
      return { bytes, type: 'application/xml', name: structuredFileName(document, format, request.language) };
    },
    async downloadZip(request, { query }) {
      const documents = await findAsked(parts, request, query);
      const { uid } = request.caller;
      zips.requireSlot(uid);
      await record(parts, request, documents);
      await askForAll(parts, request, documents);
      const files = documentFiles(parts);
      const read = (document: ListedDocument) => files.read(request, document);
      const zip = () => ({ parts: zipDocuments({ documents, read, language: request.language }) });
      const payers = await request.read((transaction) => parts.documentsOf(transaction).listBalances(request.scope));
      const name = zipName(zipTexts(request.language).name, documents, payers);
      return { ...zips.open(uid, zip), type: 'application/zip', name };
    },
  };
}
