import { createHash, randomUUID } from 'node:crypto';
import type { ScanFile } from '#platform/attachments/clamd.ts';
import { type AttachmentFaultCode, openAttachment } from '#platform/attachments/open-attachment.ts';
import { contentTypes } from '#platform/files/content-type.ts';
import type { Logger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import { attachmentKey, type NewFile } from './stored-file.model.ts';

export type AttachmentFault = { fault: AttachmentFaultCode; kind?: string };

type Sent = { name: string; bytes: Buffer; companyId: string };

type Looking = {
  open?: typeof openAttachment;
  /** Where an operator has a scanner of viruses. */
  scan?: ScanFile | undefined;
  logger?: Pick<Logger, 'warn'>;
};

const comeBackSeconds = 30;

/** What somebody attached, by its bytes, without the place where a photo was taken; or why it is not taken. */
export async function judgeAttachment(
  sent: Sent,
  { open = openAttachment, scan, logger }: Looking = {},
): Promise<NewFile | AttachmentFault> {
  const opened = await open(sent.name, sent.bytes);
  if ('fault' in opened) return opened;
  if (scan && (await scanned(sent.bytes, scan, logger)) === 'infected') return { fault: 'UNSAFE' };
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

/** Anyone who asked for a scanner wants nothing that it has not seen: without a verdict the file is put off. */
async function scanned(bytes: Buffer, scan: ScanFile, logger: Looking['logger']): Promise<'clean' | 'infected'> {
  try {
    return await scan(bytes);
  } catch (error) {
    logger?.warn({ err: error }, 'the scanner of attachments gave no verdict');
    throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
  }
}
