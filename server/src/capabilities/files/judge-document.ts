import { createHash } from 'node:crypto';
import { contentKindOf, contentTypes } from '#platform/files/content-type.ts';
import { type DocumentContent, documentKey, type FileFault, fileKinds, type NewFile } from './stored-file.model.ts';

const { maxBytes } = fileKinds['billing-document'];

/** A document of the ERP's, by its bytes alone, or why it is not taken. */
export function judgeDocument(
  originalName: string,
  bytes: Buffer,
  companyId: string,
  content: DocumentContent = 'pdf',
): NewFile | FileFault {
  if (bytes.length > maxBytes) return { fault: `is larger than ${maxBytes / 1024 / 1024} MB` };
  if (contentKindOf(bytes) !== content) return { fault: `is no ${content.toUpperCase()}` };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    key: documentKey(sha256, content),
    kind: 'billing-document',
    companyId,
    contentType: contentTypes[content],
    sizeBytes: bytes.length,
    sha256,
    originalName,
    bytes,
  };
}
