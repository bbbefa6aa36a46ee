import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryOf, MalformedForm, readFiles, readOneFile } from './multipart.ts';

const head = (disposition: string) => `Content-Disposition: form-data; ${disposition}\r\nContent-Type: text/csv`;
const form = (bytes: Uint8Array, disposition = 'name="file"; filename="a.csv"', end = '--\r\n') =>
  Buffer.concat([Buffer.from(`--b\r\n${head(disposition)}\r\n\r\n`), bytes, Buffer.from(`\r\n--b${end}`)]);
const refusalOf = (body: Buffer) => {
  try {
    return readOneFile(body, 'b', 'file').name;
  } catch (error) {
    return error instanceof MalformedForm ? 'refused' : String(error);
  }
};

test('whatever a file holds comes out of its form as it went in', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      fc.pre(!Buffer.from(bytes).includes('\r\n--b'));
      expect(Buffer.from(readOneFile(form(bytes), 'b', 'file').bytes)).toEqual(Buffer.from(bytes));
    }),
  );
});

test('whatever bytes come as a form, a file comes out or a refusal', () => {
  const whole = form(Buffer.from('1;2'));
  const cut = fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.uint8Array({ maxLength: 5 }))
    .map(([from, to, put]) => Buffer.concat([whole.subarray(0, from), put, whole.subarray(to)]));

  fc.assert(
    fc.property(
      fc.oneof(
        cut,
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      ),
      (body) => {
        expect(refusalOf(body)).not.toMatch(/Error/);
      },
    ),
  );
});

test.each([
  ['another field', form(Buffer.from('x'), 'name="other"; filename="a.csv"')],
  ['a field that is no file', form(Buffer.from('x'), 'name="file"')],
  ['a second part', form(Buffer.from('x'), undefined, `\r\n${head('name="more"')}\r\n\r\ny\r\n--b--\r\n`)],
  ['anything behind the end', form(Buffer.from('x'), undefined, '--\r\nmore')],
  ['a part without its end', form(Buffer.from('x')).subarray(0, -8)],
  ['a head of nine kilobytes', form(Buffer.from('x'), `name="file"; filename="${'a'.repeat(9_000)}"`)],
])('%s is refused', (_what, body) => {
  expect(refusalOf(body)).toBe('refused');
});

test.each([
  ['C:\\Users\\jana\\listopad.csv', 'listopad.csv'],
  ['../../etc/passwd', 'passwd'],
  ['přehled %22a%22.xlsx', 'přehled "a".xlsx'],
  ['\u202Egnp.csv', 'gnp.csv'],
  ['', 'file'],
])('a file that calls itself %o is called %o', (given, name) => {
  expect(refusalOf(form(Buffer.from('x'), `name="file"; filename="${given}"`))).toBe(name);
});

test('a boundary is one that the standard allows', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  expect(boundaryOf(`multipart/form-data; boundary=${'a'.repeat(71)}`)).toBeUndefined();
  expect(boundaryOf('application/json; boundary=abc')).toBeUndefined();
  expect(boundaryOf(undefined)).toBeUndefined();
});

test('as many files as are asked for come out, and not one more', () => {
  const two = form(Buffer.from('x'), undefined, `\r\n${head('name="file"; filename="b.csv"')}\r\n\r\nyy\r\n--b--\r\n`);

  expect(readFiles(two, 'b', 'file', 2).map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['a.csv', 1],
    ['b.csv', 2],
  ]);
  expect(() => readFiles(two, 'b', 'file', 1)).toThrow(MalformedForm);
});
