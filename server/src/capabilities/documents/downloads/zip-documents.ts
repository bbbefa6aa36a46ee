import type { Language } from '@dray/contract/languages.ts';
import { documentFileName, zipTexts } from '@dray/contract/texts/document-text.ts';
import { type ZipFeed, zipInParts } from '#platform/files/zip-stream.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';

export type ZipParts = {
  documents: readonly ListedDocument[];
  /** One at a time; a refusal leaves it out. */
  read: (document: ListedDocument) => Promise<Buffer>;
  language: Language;
};

/** What is beyond is named as missing. */
const bytesAtMost = 500 * 1024 * 1024;

/** The archive while it is made: of all files one is in memory at a time, and none before the last was taken. */
export const zipDocuments = (parts: ZipParts): AsyncGenerator<Uint8Array> => zipInParts((zip) => feed(zip, parts));

async function feed({ add, signal }: ZipFeed, { documents, read, language }: ZipParts): Promise<void> {
  const missing: string[] = [];
  const nameOf = uniqueNames(language);
  let size = 0;
  for (const document of documents) {
    signal.throwIfAborted();
    const name = nameOf(document);
    const bytes = size < bytesAtMost ? await readOrMissing(read, document) : undefined;
    if (bytes) {
      size += bytes.length;
      await add(name, bytes, new Date(`${document.date}T12:00:00Z`));
    } else missing.push(name);
  }
  const { missing: lead, missingName } = zipTexts(language);
  if (missing.length > 0) await add(missingName, Buffer.from(`${[lead, '', ...missing].join('\r\n')}\r\n`));
}

async function readOrMissing(read: ZipParts['read'], document: ListedDocument): Promise<Buffer | undefined> {
  try {
    return await read(document);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** An archive and the ERP may both have a document of this type and number. */
function uniqueNames(language: Language): (document: ListedDocument) => string {
  const used = new Set<string>();
  return ({ type, number, id }) => {
    const plain = documentFileName(type, number, language);
    const name = used.has(plain) ? documentFileName(type, id, language) : plain;
    used.add(name);
    return name;
  };
}
