import { expect, test } from 'vitest';
import { typeName } from './type-name.ts';

test.each([
  ['application/pdf', 'PDF'],
  ['image/png', 'PNG'],
  ['image/svg+xml', 'SVG'],
  ['image/jpeg', 'JPEG'],
  ['video/webm', 'WEBM'],
  ['application/zip', 'ZIP'],
])('a file of type %s is called %s', (type, name) => {
  expect(typeName(type)).toBe(name);
});
