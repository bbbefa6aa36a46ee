import { expect, test } from 'vitest';
import { contentKindOf } from './content-type.ts';
import { tinyFiles } from './test-files.ts';

test.each(Object.entries(tinyFiles))('%s is recognised by its bytes', (kind, bytes) => {
  expect(contentKindOf(bytes)).toBe(kind);
});

test.each([
  ['nothing', ''],
  ['text', 'sku,name\n1,Lager'],
  ['a web page', '<!doctype html><html><svg></svg></html>'],
  ['HTML that begins like a drawing', '<svgx></svgx>'],
  ['a drawing behind a document type', '<!DOCTYPE svg><svg></svg>'],
  ['a program', '\x7fELF\x02\x01\x01'],
  ['an archive', 'PK\x03\x04'],
  ['a GIF', 'GIF89a\x01\x00'],
  ['half a signature', '\x89PNG\r\n'],
  ['a sound in the same envelope as WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['an SVG that is no UTF-8', '<svg>\xff\xfe</svg>'],
])('%s is nothing that is known', (_name, content) => {
  expect(contentKindOf(Buffer.from(content, 'latin1'))).toBeUndefined();
});

test('a drawing may begin with a mark, a declaration and remarks', () => {
  expect(
    contentKindOf(Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<svg/>'.replace('<svg/>', '<svg ></svg>'))),
  ).toBe('svg');
});
