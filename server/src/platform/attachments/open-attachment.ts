import { type AttachmentFaultCode, AttachmentProblem } from './attachment-problem.ts';
import { heicWithoutLocation, isHeic } from './heic-file.ts';
import { isJpeg, jpegWithoutLocation } from './jpeg-file.ts';
import { isOffice, officeKindOf } from './office-file.ts';
import { checkPdf, isPdf } from './pdf-file.ts';
import { isPng, pngWithoutLocation } from './png-file.ts';

export type { AttachmentFaultCode } from './attachment-problem.ts';
export type AttachmentContent = 'pdf' | 'jpg' | 'png' | 'heic' | 'docx' | 'xlsx';

type Opened = { content: AttachmentContent; bytes: Buffer };
type Fault = { fault: AttachmentFaultCode; kind?: string };

const endings: Readonly<Record<AttachmentContent, readonly string[]>> = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  heic: ['heic', 'heif'],
  docx: ['docx'],
  xlsx: ['xlsx'],
};

/** What the bytes are, read to their end, whatever the name says; pictures come back without the place they were taken at. */
export async function openAttachment(name: string, bytes: Buffer): Promise<Opened | Fault> {
  try {
    const opened = await open(bytes);
    if (!opened) return { fault: 'KIND_UNKNOWN' };
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return endings[opened.content].includes(ending)
      ? opened
      : { fault: 'NAME_DIFFERS', kind: opened.content.toUpperCase() };
  } catch (error) {
    if (error instanceof AttachmentProblem) return { fault: error.code };
    // Whatever lies behind the end of a damaged file is read as little as what lies before its beginning.
    if (error instanceof RangeError) return { fault: 'DAMAGED' };
    throw error;
  }
}

async function open(bytes: Buffer): Promise<Opened | undefined> {
  if (isJpeg(bytes)) return { content: 'jpg', bytes: jpegWithoutLocation(bytes) };
  if (isPng(bytes)) return { content: 'png', bytes: pngWithoutLocation(bytes) };
  if (isHeic(bytes)) return { content: 'heic', bytes: heicWithoutLocation(bytes) };
  if (isPdf(bytes)) {
    checkPdf(bytes);
    return { content: 'pdf', bytes };
  }
  const content = isOffice(bytes) ? await officeKindOf(bytes) : undefined;
  return content && { content, bytes };
}
