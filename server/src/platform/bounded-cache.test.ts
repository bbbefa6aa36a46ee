import { expect, test } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

test('what was not asked for longest is forgotten first', () => {
  const cache = boundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);

  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('one heavy value takes the room of many, and what is too heavy is not kept', () => {
  const cache = boundedCache<string>(10);
  cache.set('a', 'light', 4);
  cache.set('b', 'light', 4);
  cache.set('c', 'heavy', 7);
  cache.set('d', 'too heavy', 11);

  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'heavy', undefined]);
  cache.set('e', 'just as heavy as may be', 10);
  expect([cache.get('c'), cache.get('e')]).toEqual([undefined, 'just as heavy as may be']);
});

test('a value that is set again or forgotten gives its room back', () => {
  const cache = boundedCache<number>(10);
  for (let time = 0; time < 100; time += 1) cache.set('a', time, 6);
  cache.forget('a');
  cache.forget('never there');
  cache.set('b', 1, 5);
  cache.set('c', 2, 5);

  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 1, 2]);
});
