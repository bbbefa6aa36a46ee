export type PictureSize = { width: number; height: number };

/** How large a picture is, by its own bytes; undefined where they do not say so. */
export function pictureSize(bytes: Buffer, type: string): PictureSize | undefined {
  const size = readers[type]?.(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  'image/png': (bytes) =>
    bytes.length >= 24 ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined,
  'image/jpeg': jpegSize,
  'image/svg+xml': svgSize,
};

/** Behind the first marker of a frame; others are skipped by their own length. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** By its view box, in whole units. */
function svgSize(bytes: Buffer): PictureSize | undefined {
  const head = bytes.toString('utf8', 0, 2_000);
  const [, width, height] =
    /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]{1,8})[\s,]+([\d.]{1,8})/.exec(head) ?? [];
  return width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : undefined;
}
