import { expect, test } from 'vitest';
import { meaningsOf } from './picture-name.model.ts';

test.each([
  ['CZ100001.png', [{ sku: 'CZ100001', position: 1 }]],
  ['CZ100001.JPEG', [{ sku: 'CZ100001', position: 1 }]],
  ['a.b_c.webp', [{ sku: 'a.b_c', position: 1 }]],
  [
    'KEG-2.svg',
    [
      { sku: 'KEG-2', position: 1 },
      { sku: 'KEG', position: 2 },
    ],
  ],
  [
    'KEG-10.jpg',
    [
      { sku: 'KEG-10', position: 1 },
      { sku: 'KEG', position: 10 },
    ],
  ],
  [
    'KEG-s.png',
    [
      { sku: 'KEG-s', position: 1 },
      { sku: 'KEG', position: 'thumbnail' },
    ],
  ],
  [
    'KEG-50-2.png',
    [
      { sku: 'KEG-50-2', position: 1 },
      { sku: 'KEG-50', position: 2 },
    ],
  ],
  ['KEG-1.png', [{ sku: 'KEG-1', position: 1 }]],
  ['KEG-0.png', [{ sku: 'KEG-0', position: 1 }]],
  ['KEG-100.png', [{ sku: 'KEG-100', position: 1 }]],
])('%s', (name, meanings) => {
  expect(meaningsOf(name)).toEqual(meanings);
});

test.each(['CZ100001', '.png', 'Thumbs.db', 'CZ100001.png.exe', 'CZ100001.gif'])(
  '%s is not the name of a picture',
  (name) => {
    expect(meaningsOf(name)).toBeUndefined();
  },
);
