import { svgText } from './svg-text.ts';

/** Kinds of content that the portal recognises, by the ending of their file names; a later one is a line in two tables. */
export const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const;

export type ContentKind = keyof typeof contentTypes;

const ascii = (text: string) => (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + text.length) === text;

const signatures: Readonly<Record<ContentKind, (bytes: Buffer) => boolean>> = {
  png: (bytes) => ascii('\x89PNG\r\n\x1a\n')(bytes, 0) && ascii('IHDR')(bytes, 12),
  jpg: (bytes) => ascii('\xff\xd8\xff')(bytes, 0) && bytes.length > 4,
  webp: (bytes) => ascii('RIFF')(bytes, 0) && ascii('WEBPVP8')(bytes, 8),
  pdf: (bytes) => ascii('%PDF-')(bytes, 0),
  svg: (bytes) => svgText(bytes) !== undefined,
};

/** What the bytes are, whatever their name says. */
export function contentKindOf(bytes: Buffer): ContentKind | undefined {
  return (Object.keys(signatures) as ContentKind[]).find((kind) => signatures[kind](bytes));
}
