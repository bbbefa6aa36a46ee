import { AttachmentProblem, damaged } from './attachment-problem.ts';
import { blankLocation } from './exif-location.ts';
import { type Extent, readItems } from './heic-items.ts';
import { boxesIn } from './iso-boxes.ts';

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'mif2']);
/** Room that nobody reads; what is in it is somebody's own business, or worse. */
const unread = new Set(['free', 'skip', 'uuid']);

export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && brands.has(bytes.toString('latin1', 8, 12));

/** In place: the position of everything is written down in many places, so nothing may move. */
export function heicWithoutLocation(bytes: Buffer): Buffer {
  const own = Buffer.from(bytes);
  const boxes = boxesIn(own, 0, own.length);
  for (const { type, start, end } of boxes) {
    if (unread.has(type)) own.fill(0, start, end);
    else if (!['ftyp', 'meta', 'mdat'].includes(type))
      throw new AttachmentProblem('KIND_UNKNOWN', `a HEIC with ${type} is a film`);
  }
  const meta = boxes.filter(({ type }) => type === 'meta');
  const [only] = meta;
  if (!only || meta.length > 1) throw damaged('a HEIC says once what it holds');
  for (const { kind, extents } of readItems(own, only)) {
    const parts = extents.map((extent) => partOf(own, extent));
    if (kind === 'exif') blankFacts(parts);
    // The same facts in words; blanks are a text like any other.
    else for (const part of parts) part.fill(0x20);
  }
  return own;
}

function partOf(bytes: Buffer, { offset, length }: Extent): Buffer {
  if (offset + length > bytes.length) throw damaged('an item of a HEIC ends behind its end');
  return bytes.subarray(offset, length === 0 ? bytes.length : offset + length);
}

/** What cannot be read goes as a whole: the picture's own properties say which side is up. */
function blankFacts(parts: readonly Buffer[]): void {
  const [only] = parts;
  const isBlanked = parts.length === 1 && only !== undefined && only.length > 4 && blankLocation(tiffIn(only));
  if (!isBlanked) for (const part of parts) part.fill(0);
}

/** Four bytes tell how far behind them the facts begin. */
const tiffIn = (item: Buffer): Buffer => item.subarray(Math.min(item.length, 4 + item.readUInt32BE(0)));
