import { crc32 } from 'node:zlib';
import { damaged } from './attachment-problem.ts';
import { blankLocation } from './exif-location.ts';

const signature = '\x89PNG\r\n\x1a\n';
const around = 12;
const maxChunks = 20_000;

/** What is needed to show the picture; texts, times and what nobody knows are left out. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
);

export const isPng = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 8) === signature;

/** Chunk by chunk to the last one; whatever lies behind it is left out. */
export function pngWithoutLocation(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, signature.length)];
  let at = signature.length;
  let type = '';
  let hasPicture = false;
  for (let index = 0; type !== 'IEND'; index += 1) {
    if (index > maxChunks) throw damaged('a PNG has too many chunks');
    const chunk = chunkAt(bytes, at);
    type = typeOf(chunk);
    if ((index === 0) !== (type === 'IHDR')) throw damaged('a PNG must begin with its size, and once');
    hasPicture ||= type === 'IDAT';
    const part = cleaned(type, chunk);
    if (part) kept.push(part);
    at += chunk.length;
  }
  if (!hasPicture) throw damaged('a PNG without a picture');
  return Buffer.concat(kept);
}

const typeOf = (chunk: Buffer): string => chunk.toString('latin1', 4, 8);

function chunkAt(bytes: Buffer, at: number): Buffer {
  const length = bytes.readUInt32BE(at);
  const chunk = bytes.subarray(at, at + around + length);
  if (chunk.length < around + length || !/^[A-Za-z]{4}$/.test(typeOf(chunk)))
    throw damaged('a chunk of a PNG ends behind its end');
  if (crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length))
    throw damaged('a chunk of a PNG is not what it was');
  return chunk;
}

function cleaned(type: string, chunk: Buffer): Buffer | undefined {
  if (shown.has(type)) return chunk;
  // A name with a capital letter says that without it nothing can be shown.
  if (/^[A-Z]/.test(type)) throw damaged('a PNG needs what nobody knows');
  if (type !== 'eXIf') return undefined;
  const own = Buffer.from(chunk);
  const end = own.length - 4;
  if (!blankLocation(own.subarray(8, end))) return undefined;
  own.writeUInt32BE(crc32(own.subarray(4, end)), end);
  return own;
}
