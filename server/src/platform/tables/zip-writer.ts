import { crc32 } from 'node:zlib';

export type ZipFile = { name: string; bytes: Buffer };

/** The first of January 1980: the archive of the same content is always the same. */
const date = 0x21;

/** An archive whose parts are not packed: what a spreadsheet of a few lines needs. */
export function storedZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const head = headOf(name, bytes);
    const local = Buffer.concat([signed(0x04034b50), head, Buffer.from(name), bytes]);
    directory.push(
      Buffer.concat([signed(0x02014b50), short(20), head, Buffer.alloc(10), long(offset), Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = short(files.length);
  const end = [signed(0x06054b50), Buffer.alloc(4), count, count, long(listed.length), long(offset), Buffer.alloc(2)];
  return Buffer.concat([...parts, listed, ...end]);
}

/** Version, flags, method, time and sizes: the same in both places where a part is named. */
const headOf = (name: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    short(20),
    short(0x0800),
    short(0),
    short(0),
    short(date),
    long(crc32(bytes)),
    long(bytes.length),
    long(bytes.length),
    short(Buffer.byteLength(name)),
    short(0),
  ]);

const signed = (signature: number): Buffer => long(signature);

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
