import { setTimeout as sleep } from 'node:timers/promises';
import type { RefusalCode } from '@dray/contract/refusal-codes.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';
import type { ArchiveName, Archives } from './port/archive.ts';
import type { EntryFile, ListedDocument } from './rules/document-entry.model.ts';

const looks = 20;
const lookEveryMs = 250;
const comeBackSeconds = 30;

export type FileParts = { documentsOf: DoorOf<DocumentsDoor>; archives: Archives };
export type DocumentFiles = ReturnType<typeof documentFiles>;

type Awaited = {
  ask: (door: DocumentsDoor) => Promise<void>;
  fileOf: (document: ListedDocument) => EntryFile | undefined;
};

const unavailable = () => new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);

/** The bytes of a document, fetched from the system that issued it where the portal has not got them yet. */
export function documentFiles({ documentsOf, archives }: FileParts) {
  const readStored = async (request: Request, file: EntryFile): Promise<Buffer> => {
    const bytes = await request.read((transaction) => documentsOf(transaction).readFile({ file }));
    if (!bytes) throw unavailable();
    return bytes;
  };

  /** The process that answers may not be the one that reaches the ERP: it asks, and waits for the row. */
  const awaited = async (request: Request, id: string, { ask, fileOf }: Awaited): Promise<Buffer> => {
    await request.write((transaction) => ask(documentsOf(transaction)));
    for (let look = 0; look < looks; look += 1) {
      await sleep(lookEveryMs);
      const now = await request.read((transaction) => documentsOf(transaction).getDocument(request.scope, id));
      const file = fileOf(now);
      if (file?.state === 'stored') return readStored(request, file);
    }
    throw unavailable();
  };

  const fromErp = (request: Request, { id, file }: ListedDocument): Promise<Buffer> => {
    if (file.state === 'missing') throw new Refusal('STATEMENT_DOES_NOT_EXIST');
    return awaited(request, id, { ask: (door) => door.askForFile(id), fileOf: (now) => now.file });
  };

  const fromArchive = async (request: Request, document: ListedDocument, source: ArchiveName): Promise<Buffer> => {
    const bytes = await archived(archives, source, document.id);
    const keep = (kept: Buffer | undefined) =>
      request.write((transaction) => documentsOf(transaction).keepArchived(document, kept));
    if (bytes === 'none') {
      await keep(undefined);
      throw new Refusal(noneAt(source));
    }
    if (!(await keep(bytes))) throw unavailable();
    return bytes;
  };

  return {
    /** For programs; by whatever format somebody names. */
    async readStructured(request: Request, document: ListedDocument, name: string) {
      const fileOf = ({ structured }: ListedDocument) => structured.find(({ format }) => format === name)?.file;
      const known = document.structured.find(({ format }) => format === name);
      if (!known) throw new Refusal('DOCUMENT_NOT_FOUND');
      const { format, file } = known;
      const ask = (door: DocumentsDoor) => door.askForStructured(document.id, format);
      const bytes =
        file.state === 'stored'
          ? await readStored(request, file)
          : await awaited(request, document.id, { ask, fileOf });
      return { format, bytes };
    },

    async read(request: Request, document: ListedDocument): Promise<Buffer> {
      if (document.file.state === 'stored') return readStored(request, document.file);
      const { source } = document;
      return source === 'erp' ? fromErp(request, document) : fromArchive(request, document, source);
    },
  };
}

async function archived(archives: Archives, source: ArchiveName, id: string): Promise<Buffer | 'none'> {
  try {
    const bytes = await archives[source]?.readFile(id.slice(source.length + 1));
    if (bytes === undefined) throw unavailable();
    return bytes;
  } catch (error) {
    throw error instanceof OutsideFailure ? unavailable() : error;
  }
}

/** Olsa knows invoices of which there was never a print (D5). */
const noneAt = (source: ArchiveName): RefusalCode =>
  source === 'olsa' ? 'STATEMENT_DOES_NOT_EXIST' : 'DOCUMENT_NOT_FOUND';
