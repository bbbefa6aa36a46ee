import { TextDecoder } from 'node:util';
import { TableFault } from './table.ts';

const pieceBytes = 256 * 1024;

/** Programs, pictures and archives hold signs that no table has; a page and a document say what they are. */
export const isText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\u0000-\u0008\u000e-\u001f\u007f-\u0080]/.test(text);
export const isDocument = (text: string): boolean => /^\s*(<|%PDF-|\{\\rtf)/.test(text);

/** A mark tells; else what is no UTF-8 was saved by an Excel of Central Europe. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const piece of slicesOf(bytes)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

/** The text piece by piece; what is no text ends it. */
export function* textPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let isFirst = true;
  for (const piece of slicesOf(bytes)) {
    const text = decoder.decode(piece, { stream: true });
    if (!isText(text) || (isFirst && isDocument(text))) throw new TableFault('KIND_UNKNOWN');
    isFirst = false;
    yield text;
  }
  yield decoder.decode();
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
