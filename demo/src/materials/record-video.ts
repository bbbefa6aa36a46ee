/**
 * Records the video of the Czech course on pouring: `npm run demo:video`. It needs the Chromium of
 * this machine (`CHROMIUM_PATH`, else /usr/bin/chromium), which draws and encodes frame by frame, so a busy machine
 * drops nothing. The file is committed.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawPour } from './draw-pour.ts';
import { type EncodedFrame, writeWebm } from './write-webm.ts';

const size = { width: 640, height: 360 };
const framesPerSecond = 15;
const seconds = 16;
const keyEverySeconds = 2;
const target = new URL('../../content/training/cz-pouring/chapters/02-three-pours/video.webm', import.meta.url);

/** The encoder is there for safe addresses only; this one is answered by nobody but the route below. */
const studio = 'https://studio.example/';

const encodeInBrowser = `async (pictures) => {
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', bytes: Array.from(bytes) });
    },
    error: (fault) => { throw fault; },
  });
  encoder.configure({ codec: 'vp8', width: ${size.width}, height: ${size.height}, bitrate: 220000, framerate: ${framesPerSecond} });
  const canvas = new OffscreenCanvas(${size.width}, ${size.height});
  const pen = canvas.getContext('2d');
  for (const [index, shapes] of pictures.entries()) {
    for (const { outline, colour, x, y, scale, opacity } of shapes) {
      pen.setTransform(scale, 0, 0, scale, x, y);
      pen.globalAlpha = opacity;
      pen.fillStyle = colour;
      pen.fill(new Path2D(outline));
    }
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / ${framesPerSecond}) });
    encoder.encode(frame, { keyFrame: index % ${keyEverySeconds * framesPerSecond} === 0 });
    frame.close();
  }
  await encoder.flush();
  return frames;
}`;

const pictures = Array.from({ length: seconds * framesPerSecond }, (_, index) => drawPour(index / framesPerSecond));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
const page = await browser.newPage();
await page.route(studio, (route) => route.fulfill({ contentType: 'text/html', body: '<title>studio</title>' }));
await page.goto(studio);
const frames = await page.evaluate<(Omit<EncodedFrame, 'bytes'> & { bytes: number[] })[]>(
  `(${encodeInBrowser})(${JSON.stringify(pictures)})`,
);
await browser.close();

const encoded = frames.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) }));
writeFileSync(target, writeWebm(encoded, { ...size, durationMs: seconds * 1000 }));
