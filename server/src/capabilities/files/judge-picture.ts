import { createHash } from 'node:crypto';
import { contentKindOf, contentTypes } from '#platform/files/content-type.ts';
import { findSvgDanger } from '#platform/files/svg-danger.ts';
import { type FileFault, fileKinds, type NewFile, pictureKey } from './stored-file.model.ts';

const rules = fileKinds['product-picture'];
const longestName = 200;

/** What a picture is, by its bytes alone, or why it is not taken. Undefined bytes are those of a file that was too large. */
export function judgePicture(originalName: string, bytes: Buffer | undefined): NewFile | FileFault {
  if (!bytes || bytes.length > rules.maxBytes) return { fault: `is larger than ${rules.maxBytes / 1024 / 1024} MB` };
  const content = contentKindOf(bytes);
  if (!rules.contents.some((known) => known === content) || !content)
    return { fault: `is none of ${rules.contents.join(', ')}, whatever its name says` };
  const danger = content === 'svg' ? findSvgDanger(bytes.toString().replace(/^\uFEFF/, '')) : undefined;
  if (danger) return { fault: `must only draw, but ${danger}` };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    key: pictureKey(sha256, content),
    kind: 'product-picture',
    contentType: contentTypes[content],
    sizeBytes: bytes.length,
    sha256,
    originalName: originalName.slice(0, longestName),
    bytes,
  };
}
