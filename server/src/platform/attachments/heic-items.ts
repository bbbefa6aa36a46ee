import { damaged } from './attachment-problem.ts';
import { type Box, boxesIn, numbersAt } from './iso-boxes.ts';

export type Extent = { offset: number; length: number };
/** What a picture holds besides itself: its facts as cameras write them, or in words. */
export type FactsItem = { kind: 'exif' | 'words'; extents: readonly Extent[] };

type Location = { method: number; extents: readonly Extent[] };

const maxItems = 2_000;
const maxExtents = 100;
const inFile = 0;
const inMeta = 1;

/** Those items of a picture that tell about it, and where their bytes are. */
export function readItems(bytes: Buffer, meta: Box): FactsItem[] {
  const boxes = boxesIn(bytes, meta.start + 4, meta.end);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const info = find('iinf');
  const locationBox = find('iloc');
  if (!info || !locationBox || find('pitm') === undefined) throw damaged('a HEIC without a picture');
  const locations = readLocations(bytes, locationBox);
  const data = find('idat');
  return readKinds(bytes, info).map(({ id, kind }) => {
    const found = locations.get(id);
    const start = found?.method === inFile ? 0 : found?.method === inMeta ? data?.start : undefined;
    if (!found || start === undefined) throw damaged('an item of a HEIC is nowhere');
    return { kind, extents: found.extents.map(({ offset, length }) => ({ offset: start + offset, length })) };
  });
}

function readKinds(bytes: Buffer, { start, end }: Box): { id: number; kind: FactsItem['kind'] }[] {
  const countBytes = bytes.readUInt8(start) === 0 ? 2 : 4;
  return boxesIn(bytes, start + 4 + countBytes, end).flatMap((box): { id: number; kind: FactsItem['kind'] }[] => {
    const version = bytes.readUInt8(box.start);
    if (box.type !== 'infe' || version < 2) return [];
    const numbers = numbersAt(bytes, box.start + 4);
    const id = numbers.next(version === 2 ? 2 : 4);
    numbers.next(2);
    const type = bytes.toString('latin1', numbers.at, numbers.at + 4);
    if (type === 'Exif') return [{ id, kind: 'exif' }];
    return type === 'mime' || type === 'uri ' ? [{ id, kind: 'words' }] : [];
  });
}

function readLocations(bytes: Buffer, { start }: Box): Map<number, Location> {
  const version = bytes.readUInt8(start);
  const sizes = bytes.readUInt16BE(start + 4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const;
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const numbers = numbersAt(bytes, start + 6);
  const count = numbers.next(version < 2 ? 2 : 4);
  if (version > 2 || count > maxItems) throw damaged('a HEIC holds too much');
  const locations = new Map<number, Location>();
  for (let index = 0; index < count; index += 1) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? inFile : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseBytes);
    const parts = numbers.next(2);
    if (parts > maxExtents) throw damaged('an item of a HEIC is in too many places');
    const extents = Array.from({ length: parts }, () => {
      numbers.next(indexBytes);
      return { offset: base + numbers.next(offsetBytes), length: numbers.next(lengthBytes) };
    });
    locations.set(id, { method, extents });
  }
  return locations;
}
