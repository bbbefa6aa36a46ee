import { parse } from 'yaml';

export type Fronted = { front: unknown; markdown: string };

const fenced = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;
const maxTextLength = 100_000;

/** A text that begins with facts between two lines of dashes. Throws in words for anyone who wrote it. */
export function readFronted(bytes: Buffer): Fronted {
  if (bytes.length > maxTextLength) throw new Error(`is longer than ${maxTextLength} bytes`);
  const [, yaml, markdown = ''] = fenced.exec(bytes.toString('utf8')) ?? [];
  if (yaml === undefined) throw new Error('must begin with its facts between two lines of ---');
  try {
    // Anchors could make a small file large.
    const front = withPlainTexts(parse(yaml, { maxAliasCount: 0 }) ?? {});
    return { front, markdown: plainText(markdown.replaceAll('\r\n', '\n')).trim() };
  } catch (error) {
    throw new Error(`has facts that cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Without what no text has and no database takes: control characters but line ends, halves of characters. */
export const plainText = (text: string): string => text.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** The same for every text within some value. */
export function withPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, group]) => [plainText(name), withPlainTexts(group)]));
}
