/** One encoded picture of a video, as the browser's encoder hands it over. */
export type EncodedFrame = { atMs: number; isKey: boolean; bytes: Uint8Array };

type VideoFacts = { width: number; height: number; durationMs: number };

/**
 * A WebM file with its length and an index of key frames. The browser's own recorder writes neither, and without them a
 * viewer can neither jump nor come back to where they stopped.
 */
export function writeWebm(frames: readonly EncodedFrame[], facts: VideoFacts): Buffer {
  const clusters = clustersOf(frames);
  const info = element(0x1549a966, [
    unsigned(0x2ad7b1, 1_000_000),
    element(0x4489, [float(facts.durationMs)]),
    text(0x4d80, 'Dray'),
    text(0x5741, 'Dray'),
  ]);
  const tracks = element(0x1654ae6b, [videoTrack(facts)]);
  const cuesSize = cuesOf(clusters, 0).length;
  const cues = cuesOf(clusters, info.length + tracks.length + cuesSize);
  const segment = element(0x18538067, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  return Buffer.concat([header, segment]);
}

type Cluster = { atMs: number; bytes: Buffer };

/** A cluster begins at each key frame, so that the index leads to something that can be shown at once. */
function clustersOf(frames: readonly EncodedFrame[]): Cluster[] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    return { atMs, bytes: element(0x1f43b675, [unsigned(0xe7, atMs), ...group.map((frame) => blockOf(frame, atMs))]) };
  });
}

function blockOf({ atMs, isKey, bytes }: EncodedFrame, clusterAtMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
  head.writeInt16BE(atMs - clusterAtMs, 1);
  return element(0xa3, [head, Buffer.from(bytes)]);
}

const videoTrack = ({ width, height }: VideoFacts): Buffer =>
  element(0xae, [
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 1),
    unsigned(0x9c, 0),
    text(0x86, 'V_VP8'),
    element(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]),
  ]);

/** Where each cluster begins, counted from the first byte inside the segment. */
function cuesOf(clusters: readonly Cluster[], first: number): Buffer {
  let position = first;
  const points = clusters.map(({ atMs, bytes }) => {
    const at = position;
    position += bytes.length;
    return element(0xbb, [unsigned(0xb3, atMs), element(0xb7, [unsigned(0xf7, 1), unsigned(0xf1, at)])]);
  });
  return element(0x1c53bb6b, points);
}

function element(id: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const idHex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(idHex, 'hex'), size, body]);
}

/** Always eight bytes, so that the index is as long before its positions are known as after. */
function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, [bytes]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value)]);

const header = element(0x1a45dfa3, [
  unsigned(0x4286, 1),
  unsigned(0x42f7, 1),
  unsigned(0x42f2, 4),
  unsigned(0x42f3, 8),
  text(0x4282, 'webm'),
  unsigned(0x4287, 2),
  unsigned(0x4285, 2),
]);
