import { crc32, deflateSync } from 'node:zlib';

type Tag = { tag: number; type: number; count: number; value: Buffer };

const short = (tag: number, value: number): Tag => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(value, 0);
  return { tag, type: 3, count: 1, value: bytes };
};
const ascii = (tag: number, text: string): Tag => ({
  tag,
  type: 2,
  count: text.length + 1,
  value: Buffer.from(`${text}\0`, 'latin1'),
});
const rationals = (tag: number, ...values: number[]): Tag => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) {
    bytes.writeUInt32LE(Math.round(value * 1_000), index * 8);
    bytes.writeUInt32LE(1_000, index * 8 + 4);
  }
  return { tag, type: 5, count: values.length, value: bytes };
};
const pointer = (tag: number, to: number): Tag => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(to, 0);
  return { tag, type: 4, count: 1, value: bytes };
};

/** A directory with its longer values behind it. */
function directory(at: number, tags: readonly Tag[]): Buffer {
  const head = Buffer.alloc(2 + tags.length * 12 + 4);
  head.writeUInt16LE(tags.length, 0);
  const longer: Buffer[] = [];
  let end = at + head.length;
  for (const [index, { tag, type, count, value }] of tags.entries()) {
    const entry = 2 + index * 12;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count, entry + 4);
    if (value.length <= 4) value.copy(head, entry + 8);
    else {
      head.writeUInt32LE(end, entry + 8);
      longer.push(value);
      end += value.length;
    }
  }
  return Buffer.concat([head, ...longer]);
}

export const whereItWasTaken = '49.195N';

/** Facts as a phone writes them: which side is up, with what, and where. */
export function factsOfPhoto(): Buffer {
  const gps = directory(400, [
    ascii(1, 'N'),
    rationals(2, 49, 11, 42.5),
    ascii(3, 'E'),
    rationals(4, 16, 36, 30.25),
    ascii(27, whereItWasTaken),
  ]);
  const exif = directory(200, [ascii(0x9003, '2026:11:05 09:10:11'), ascii(0x927c, `maker ${whereItWasTaken}`)]);
  const main = directory(8, [ascii(0x010f, 'Kamera'), short(0x0112, 6), pointer(0x8769, 200), pointer(0x8825, 400)]);
  const tiff = Buffer.alloc(400 + gps.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  main.copy(tiff, 8);
  exif.copy(tiff, 200);
  gps.copy(tiff, 400);
  return tiff;
}

const wordsOfPhoto = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf exif:GPSLatitude="${whereItWasTaken}"/></x:xmpmeta>`;

const segment = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** One grey block of eight by eight, as small as a JPEG can be. */
const greyPicture = Buffer.concat([
  segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
  segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
  segment(0xc4, Buffer.concat([Buffer.from([0x00, 1]), Buffer.alloc(15), Buffer.from([0])])),
  segment(0xc4, Buffer.concat([Buffer.from([0x10, 1]), Buffer.alloc(15), Buffer.from([0])])),
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x3f, 0xff, 0x00, 0xff, 0xd0, 0x3f]),
]);

export function aJpeg({ facts = factsOfPhoto(), behind = Buffer.alloc(0) } = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), facts])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${wordsOfPhoto}`, 'latin1')),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${whereItWasTaken}`, 'latin1')),
    segment(0xfe, Buffer.from('<script>alert(1)</script>', 'latin1')),
    greyPicture,
    Buffer.from([0xff, 0xd9]),
    behind,
  ]);
}

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(content.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
};

export function aPng({ facts = factsOfPhoto(), behind = Buffer.alloc(0) } = {}): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${wordsOfPhoto}`, 'latin1')),
    chunk('tEXt', Buffer.from(`Comment\0${whereItWasTaken}`, 'latin1')),
    chunk('eXIf', facts),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
    behind,
  ]);
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  const whole = Buffer.concat(content);
  head.writeUInt32BE(whole.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, whole]);
};
const numbers = (...values: readonly [size: 1 | 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntBE(value, 0, size);
      return bytes;
    }),
  );

const itemInfo = (id: number, type: string, rest = '\0') =>
  box('infe', numbers([4, 0x02000000], [2, id], [2, 0]), Buffer.from(`${type}${rest}`, 'latin1'));

/** The envelope of a HEIC; what would be the picture is as good as any to anyone who does not show it. */
export function aHeic({ facts = factsOfPhoto(), extra = Buffer.alloc(0) } = {}): Buffer {
  const items = [
    Buffer.from('hevc picture'),
    Buffer.concat([numbers([4, 6]), Buffer.from('Exif\0\0', 'latin1'), facts]),
    Buffer.from(wordsOfPhoto, 'latin1'),
  ];
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const metaAt = (dataStart: number) => {
    let at = dataStart;
    const locations = items.map((item, index) => {
      const location = numbers([2, index + 1], [2, 0], [2, 1], [4, at], [4, item.length]);
      at += item.length;
      return location;
    });
    return box(
      'meta',
      numbers([4, 0]),
      box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')),
      box('pitm', numbers([4, 0], [2, 1])),
      box(
        'iinf',
        numbers([4, 0], [2, 3]),
        itemInfo(1, 'hvc1'),
        itemInfo(2, 'Exif'),
        itemInfo(3, 'mime', '\0application/rdf+xml\0'),
      ),
      box('iloc', numbers([4, 0], [1, 0x44], [1, 0], [2, 3]), ...locations),
    );
  };
  const dataStart = ftyp.length + metaAt(0).length + 8;
  return Buffer.concat([ftyp, metaAt(dataStart), box('mdat', ...items), extra]);
}
