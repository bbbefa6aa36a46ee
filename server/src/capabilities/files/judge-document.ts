import { createHash } from 'node:crypto';
import { contentKindOf, contentTypes } from '#platform/files/content-type.ts';
import { documentKey, type FileFault, fileKinds, type NewFile } from './stored-file.model.ts';

const { maxBytes } = fileKinds['billing-document'];

/** A document of the ERP's, by its bytes alone, or why it is not taken. */
export function judgeDocument(originalName: string, bytes: Buffer, companyId: string): NewFile | FileFault {
  if (bytes.length > maxBytes) return { fault: `is larger than ${maxBytes / 1024 / 1024} MB` };
  if (contentKindOf(bytes) !== 'pdf') return { fault: 'is no PDF' };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    key: documentKey(sha256),
    kind: 'billing-document',
    companyId,
    contentType: contentTypes.pdf,
    sizeBytes: bytes.length,
    sha256,
    originalName,
    bytes,
  };
}
