import { createHash } from 'node:crypto';
import { type ContentKind, contentKindOf, contentTypes } from '#platform/files/content-type.ts';
import { findSvgDanger } from '#platform/files/svg-danger.ts';
import { contentKey, type FileFault, fileKinds, type NewFile, pictureKey } from './stored-file.model.ts';

const maxNameLength = 200;

type KeyOf = (sha256: string, content: ContentKind) => string;

const judgeAs =
  (kind: 'product-picture' | 'content', keyOf: KeyOf) =>
  (originalName: string, bytes: Buffer | undefined): NewFile | FileFault => {
    const { contents, maxBytes } = fileKinds[kind];
    if (!bytes || bytes.length > maxBytes) return { fault: `is larger than ${maxBytes / 1024 / 1024} MB` };
    const content = contentKindOf(bytes);
    if (!contents.some((known) => known === content) || !content)
      return { fault: `is none of ${contents.join(', ')}, whatever its name says` };
    const danger = content === 'svg' ? findSvgDanger(bytes.toString().replace(/^\uFEFF/, '')) : undefined;
    if (danger) return { fault: `must only draw, but ${danger}` };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      key: keyOf(sha256, content),
      kind,
      contentType: contentTypes[content],
      sizeBytes: bytes.length,
      sha256,
      originalName: originalName.slice(0, maxNameLength),
      bytes,
    };
  };

/** What a picture is, by its bytes alone, or why it is not taken. Undefined bytes are those of a file that was too large. */
export const judgePicture = judgeAs('product-picture', pictureKey);

/** The same for what is beside a text: pictures, papers, videos and their captions. */
export const judgeContent = judgeAs('content', contentKey);
