import { createHash } from 'node:crypto';
import { importFileKey, type NewFile } from './stored-file.model.ts';

/** A file of master data under an id of its own; what it holds is judged while it is read. */
export const keepImport = ({ id, name, bytes }: { id: string; name: string; bytes: Uint8Array }): NewFile => ({
  key: importFileKey(id),
  kind: 'import-file',
  contentType: 'application/octet-stream',
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  originalName: name,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
