import { damaged } from './attachment-problem.ts';
import { blankLocation } from './exif-location.ts';

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, comment: 0xfe };
const exifMark = 'Exif\0\0';
const maxParts = 2_000;

export const isJpeg = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUIntBE(0, 3) === 0xffd8ff;

/** The picture and what is needed to show it, part by part to its end; the rest, and whatever lies behind it, is left out. */
export function jpegWithoutLocation(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasScan = false;
  let at = 2;
  let parts = 0;
  for (let code = markerAt(bytes, at); code !== marker.end; code = markerAt(bytes, at)) {
    parts += 1;
    if (parts > maxParts) throw damaged('a JPEG has too many parts');
    const end = endOfPart(bytes, at, code);
    hasScan ||= code === marker.scan;
    const part = cleaned(code, bytes.subarray(at, end));
    if (part) kept.push(part);
    at = end;
    // Bytes to fill up may be before any marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  }
  if (!hasScan) throw damaged('a JPEG without a picture');
  return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
}

function endOfPart(bytes: Buffer, at: number, code: number): number {
  if (code === marker.start) throw damaged('a JPEG begins twice');
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) throw damaged('a part of a JPEG ends behind its end');
  return code === marker.scan ? endOfScan(bytes, end) : end;
}

function markerAt(bytes: Buffer, at: number): number {
  const code = bytes.readUInt8(at + 1);
  if (bytes.readUInt8(at) !== 0xff || code < 0xc0) throw damaged('a JPEG has no marker where one must be');
  return code;
}

/** Packed data goes on until a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  throw damaged('a JPEG does not end');
}

/** Of what programs add, only what is needed to show the picture the right way round and in its colours. */
function cleaned(code: number, part: Buffer): Buffer | undefined {
  const isAdded = (code >= marker.app0 && code <= 0xef) || code === marker.comment;
  if (!isAdded) return part;
  const name = part.toString('latin1', 4, 16);
  if (code === marker.app0 && name.startsWith('JFIF\0')) return part;
  if (code === marker.app2 && name.startsWith('ICC_PROFILE\0')) return part;
  if (code === marker.app14 && name.startsWith('Adobe')) return part;
  if (code !== marker.app1 || !name.startsWith(exifMark)) return undefined;
  const own = Buffer.from(part);
  return blankLocation(own.subarray(4 + exifMark.length)) ? own : undefined;
}
