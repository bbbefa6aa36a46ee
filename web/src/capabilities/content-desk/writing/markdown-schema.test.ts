import { expect, test } from 'vitest';
import { isRichText, schema, toDocument, toMarkdown } from './markdown-schema.ts';

test.each([
  'Words, **bold** and *italic*.',
  '## A heading\n\nText with [a link](https://dray.example/news).',
  '- one\n- two',
  '1. one\n2. two',
  '> quoted',
  'One line\\\nand the next',
])('%j comes back as it was', (markdown) => {
  expect(toMarkdown(toDocument(markdown))).toBe(markdown);
});

test('bold that ends with a full stop before a letter stays bold', () => {
  const bold = schema.text('Always.', [schema.mark('strong')]);
  const document = schema.node('doc', null, [schema.node('paragraph', null, [bold, schema.text('more')])]);

  expect(toMarkdown(document)).toBe('**Always**.more');
  expect(toDocument(toMarkdown(document)).textContent).toBe('Always.more');
});

test('what somebody types is text, whatever it looks like', () => {
  const document = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('*1* [x] # <b>')])]);

  expect(toDocument(toMarkdown(document)).textContent).toBe('*1* [x] # <b>');
});

test.each([
  '| a | b |\n|---|---|',
  '```\ncode\n```',
  '![a picture](x.png)',
  'a <b>tag</b>',
  '[a]: https://dray.example',
  '~~struck~~',
])('%j is written as Markdown only', (markdown) => {
  expect(isRichText(markdown)).toBe(false);
});
