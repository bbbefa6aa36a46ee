/** Of each type of value its size in bytes (TIFF 6.0). */
const typeSizes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

const tags = { gps: 0x8825, exif: 0x8769, interop: 0xa005 } as const;
/** Besides the location itself: notes of the camera's maker, and three older ways to write down where and who. */
const hiding = new Set<number>([tags.gps, 0x927c, 0x02bc, 0x83bb, 0x8649]);

const maxDirectories = 10;
const maxEntries = 500;
const entryBytes = 12;

/**
 * Takes where it was taken out of the facts of a picture, in place: nothing moves, so the picture stays as good as it was, and
 * what else they say, such as which side is up, stays readable. False where they cannot be read.
 */
export function blankLocation(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return false;
  try {
    const facts = new Facts(tiff, order === 'II*\0');
    facts.clean(facts.u32(4));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

class Facts {
  readonly #bytes: Buffer;
  readonly #isLittle: boolean;
  readonly #seen = new Set<number>();

  constructor(bytes: Buffer, isLittle: boolean) {
    this.#bytes = bytes;
    this.#isLittle = isLittle;
  }

  u16 = (at: number): number => (this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at));
  u32 = (at: number): number => (this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at));

  /** One directory, those that it leads to, and the one behind it. */
  clean(at: number): void {
    if (at === 0 || this.#seen.has(at)) return;
    this.#seen.add(at);
    if (this.#seen.size > maxDirectories) throw new RangeError('too many directories');
    for (let index = this.#count(at) - 1; index >= 0; index -= 1) {
      const entry = at + 2 + index * entryBytes;
      const tag = this.u16(entry);
      if (hiding.has(tag)) {
        if (tag === tags.gps) this.#wipe(this.u32(entry + 8));
        this.#wipeValue(entry);
        this.#removeEntry(at, index);
      } else if (tag === tags.exif || tag === tags.interop) this.clean(this.u32(entry + 8));
    }
    this.clean(this.u32(at + 2 + this.#count(at) * entryBytes));
  }

  #count(at: number): number {
    const count = this.u16(at);
    if (count > maxEntries || at + 2 + count * entryBytes + 4 > this.#bytes.length)
      throw new RangeError('a directory ends behind the end');
    return count;
  }

  /** A whole directory with all it holds. */
  #wipe(at: number): void {
    const count = this.#count(at);
    for (let index = 0; index < count; index += 1) this.#wipeValue(at + 2 + index * entryBytes);
    this.#bytes.fill(0, at, at + 2 + count * entryBytes + 4);
  }

  /** Four bytes are in the entry itself, more of them elsewhere. */
  #wipeValue(entry: number): void {
    const size = (typeSizes[this.u16(entry + 2)] ?? 1) * this.u32(entry + 4);
    if (size <= 4) return;
    const start = this.u32(entry + 8);
    if (start + size > this.#bytes.length) throw new RangeError('a value ends behind the end');
    this.#bytes.fill(0, start, start + size);
  }

  /** What follows it moves up, within the directory. */
  #removeEntry(at: number, index: number): void {
    const count = this.u16(at);
    const end = at + 2 + count * entryBytes + 4;
    const entry = at + 2 + index * entryBytes;
    this.#bytes.copy(this.#bytes, entry, entry + entryBytes, end);
    this.#bytes.fill(0, end - entryBytes, end);
    if (this.#isLittle) this.#bytes.writeUInt16LE(count - 1, at);
    else this.#bytes.writeUInt16BE(count - 1, at);
  }
}
