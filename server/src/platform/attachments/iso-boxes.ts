import { damaged } from './attachment-problem.ts';

/** Where the content of a box is. */
export type Box = { type: string; start: number; end: number };

const maxBoxes = 5_000;

/** The boxes of a part of a file (ISO 14496-12), which they fill to its last byte. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const { headBytes, size } = headAt(bytes, at, to);
    if (size < headBytes || at + size > to || boxes.length >= maxBoxes) throw damaged('a box ends behind its end');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + headBytes, end: at + size });
    at += size;
  }
  return boxes;
}

function headAt(bytes: Buffer, at: number, to: number): { headBytes: number; size: number } {
  const short = bytes.readUInt32BE(at);
  if (short === 0) return { headBytes: 8, size: to - at };
  if (short !== 1) return { headBytes: 8, size: short };
  return { headBytes: 16, size: bytes.readUInt32BE(at + 8) * 2 ** 32 + bytes.readUInt32BE(at + 12) };
}

/** Reads one number after the other. */
export function numbersAt(bytes: Buffer, start: number) {
  let at = start;
  return {
    get at() {
      return at;
    },
    /** Of no byte at all it is nought. */
    next(size: number): number {
      if (![0, 1, 2, 4, 8].includes(size)) throw damaged('a number has no such size');
      const value =
        size === 8
          ? bytes.readUInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)
          : size === 0
            ? 0
            : bytes.readUIntBE(at, size);
      at += size;
      return value;
    },
  };
}
