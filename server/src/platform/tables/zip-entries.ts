import { createInflateRaw } from 'node:zlib';
import { TableFault } from './table.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxCommentLength = 65_535;
const maxEntries = 2_000;
/** A sheet shrinks to a tenth or so; a bomb to a thousandth. Small entries may be as repetitive as they like. */
const highestRatio = 100;
const freeBytes = 1024 * 1024;

type Entry = { offset: number; packedBytes: number; method: number; isEncrypted: boolean };

/** The parts of an archive, by the names that its directory gives them; where they would be unpacked to means nothing. */
export type ZipEntries = {
  has(name: string): boolean;
  names(): readonly string[];
  /** In pieces, as they are unpacked; sizes written in the archive are not believed. */
  open(name: string): AsyncGenerator<Buffer>;
};

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > endLength && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

export function openZip(given: Uint8Array, maxInflatedBytes: number): ZipEntries {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const entries = readDirectory(bytes);
  let inflated = 0;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async *open(name) {
      const entry = entries.get(name);
      if (!entry || entry.isEncrypted) throw new TableFault('UNREADABLE');
      let own = 0;
      for await (const chunk of unpack(bytes, entry)) {
        own += chunk.length;
        inflated += chunk.length;
        const isBomb = own > freeBytes && own > entry.packedBytes * highestRatio;
        if (isBomb || inflated > maxInflatedBytes) throw new TableFault('INFLATES');
        yield chunk;
      }
    },
  };
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > maxEntries) throw new TableFault('INFLATES');
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw new TableFault('UNREADABLE');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      offset: bytes.readUInt32LE(at + 42),
      packedBytes: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The directory is at the end, before a comment of unknown length. */
function findEnd(bytes: Buffer): number {
  const last = bytes.length - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at;
  throw new TableFault('UNREADABLE');
}

async function* unpack(bytes: Buffer, { offset, packedBytes, method }: Entry): AsyncGenerator<Buffer> {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature) throw new TableFault('UNREADABLE');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw new TableFault('UNREADABLE');
  if (method === 0) yield packed;
  else if (method === 8) yield* inflate(packed);
  else throw new TableFault('UNREADABLE');
}

async function* inflate(packed: Buffer): AsyncGenerator<Buffer> {
  const inflating = createInflateRaw({ chunkSize: 64 * 1024 });
  inflating.end(packed);
  try {
    for await (const chunk of inflating) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('UNREADABLE');
  }
}
