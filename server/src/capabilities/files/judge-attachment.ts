import { createHash, randomUUID } from 'node:crypto';
import { type AttachmentFaultCode, openAttachment } from '#platform/attachments/open-attachment.ts';
import { contentTypes } from '#platform/files/content-type.ts';
import { attachmentKey, type NewFile } from './stored-file.model.ts';

export type AttachmentFault = { fault: AttachmentFaultCode; kind?: string };

type Sent = { name: string; bytes: Buffer; companyId: string };

/** What somebody attached, by its bytes, without the place where a photo was taken; or why it is not taken. */
export async function judgeAttachment(
  sent: Sent,
  open: typeof openAttachment = openAttachment,
): Promise<NewFile | AttachmentFault> {
  const opened = await open(sent.name, sent.bytes);
  if ('fault' in opened) return opened;
  const { content, bytes } = opened;
  return {
    key: attachmentKey(randomUUID(), content),
    kind: 'request-attachment',
    companyId: sent.companyId,
    contentType: contentTypes[content],
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    originalName: sent.name,
    bytes,
  };
}
