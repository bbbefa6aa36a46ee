import { expect, test } from 'vitest';
import { tinyFiles } from '#platform/files/test-files.ts';
import { judgePicture } from './judge-picture.ts';

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
] as const)('a %s is a picture, under any name', (kind, contentType) => {
  const judged = judgePicture('lies.exe', tinyFiles[kind]);

  expect(judged).toMatchObject({ contentType, sizeBytes: tinyFiles[kind].length, originalName: 'lies.exe' });
  expect(judged).toHaveProperty('key', expect.stringMatching(new RegExp(`^pictures/[0-9a-f]{64}\\.${kind}$`)));
});

test('the same bytes have the same key, whatever they are called', () => {
  const [one, other] = ['a.svg', 'b.png'].map((name) => judgePicture(name, tinyFiles.svg));

  expect(one).toHaveProperty('key', other && 'key' in other ? other.key : '');
});

test.each([
  ['a document', tinyFiles.pdf, 'is none of png, jpg, webp, svg'],
  ['text', Buffer.from('PNG'), 'is none of png'],
  ['nothing', Buffer.alloc(0), 'is none of png'],
  [
    'an SVG that runs something',
    Buffer.from('<svg onload="alert(1)"></svg>'),
    'must only draw, but it has the handler onload',
  ],
  ['an SVG that runs something behind a mark', Buffer.from('\uFEFF<svg><script/></svg>'), 'must only draw'],
  ['what was too large to read', undefined, 'is larger than 5 MB'],
  ['one byte too many', Buffer.concat([tinyFiles.png, Buffer.alloc(5 * 1024 * 1024)]), 'is larger than 5 MB'],
])('%s called picture.png is refused', (_name, bytes, fault) => {
  expect(judgePicture('picture.png', bytes)).toEqual({ fault: expect.stringContaining(fault) });
});
