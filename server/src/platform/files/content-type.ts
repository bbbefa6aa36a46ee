import { svgText, xmlText } from './svg-text.ts';

/** Kinds of content that the portal recognises, by the ending of their file names; a later one is a line in two tables. */
export const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  xml: 'application/xml',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type ContentKind = keyof typeof contentTypes;

const ascii = (text: string) => (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + text.length) === text;

/** What people attach is looked at more closely (`platform/attachments`). */
type SignedKind = Exclude<ContentKind, 'heic' | 'docx' | 'xlsx'>;

const signatures: Readonly<Record<SignedKind, (bytes: Buffer) => boolean>> = {
  png: (bytes) => ascii('\x89PNG\r\n\x1a\n')(bytes, 0) && ascii('IHDR')(bytes, 12),
  jpg: (bytes) => ascii('\xff\xd8\xff')(bytes, 0) && bytes.length > 4,
  webp: (bytes) => ascii('RIFF')(bytes, 0) && ascii('WEBPVP8')(bytes, 8),
  pdf: (bytes) => ascii('%PDF-')(bytes, 0),
  svg: (bytes) => svgText(bytes) !== undefined,
  xml: (bytes) => xmlText(bytes) !== undefined,
  webm: (bytes) => ascii('\x1a\x45\xdf\xa3')(bytes, 0),
  mp4: (bytes) => ascii('ftyp')(bytes, 4),
  vtt: (bytes) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(bytes.toString('latin1', 0, 12)),
};

/** What the bytes are, whatever their name says. */
export function contentKindOf(bytes: Buffer): SignedKind | undefined {
  return (Object.keys(signatures) as SignedKind[]).find((kind) => signatures[kind](bytes));
}

/** Of a key that we have made ourselves, so that its ending is what the bytes were judged to be. */
export const typeOfEnding = (key: string): string => {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return Object.hasOwn(contentTypes, ending) ? contentTypes[ending as ContentKind] : 'application/octet-stream';
};
