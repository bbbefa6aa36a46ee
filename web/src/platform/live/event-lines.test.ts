import { expect, test } from 'vitest';
import { createEventReader } from './event-lines.ts';

const stream =
  'id: 7\nevent: order\ndata: {"kind":"order","id":"4500123"}\n\n: beat\n\nid: 8\nevent: reload\ndata: {}\n\n';
const whole = [
  { id: '7', name: 'order', data: '{"kind":"order","id":"4500123"}' },
  { id: '8', name: 'reload', data: '{}' },
];

test('messages are read, and a comment between them is none', () => {
  expect(createEventReader().read(stream)).toEqual(whole);
});

test.each([1, 2, 5, 17])('it makes no difference where the network cuts them: every %i letters', (size) => {
  for (const text of [stream, stream.replaceAll('\n', '\r\n')]) {
    const reader = createEventReader();
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
      text.slice(n * size, (n + 1) * size),
    );

    expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(whole);
  }
});

test('several lines of data are one message, and a message without data is none', () => {
  expect(createEventReader().read('data: a\ndata:b\n\nid: 9\n\n')).toEqual([
    { id: undefined, name: 'message', data: 'a\nb' },
  ]);
});

test('a line that never ends is given up', () => {
  const reader = createEventReader();

  expect(() => reader.read('x'.repeat(5000))).toThrow('no end');
});
