// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteLeftPosition, takeLeftPosition } from './left-positions.ts';

beforeEach(() => sessionStorage.clear());

test('each list one came through keeps its own position, given once', () => {
  noteLeftPosition('first', { sku: 'CZ1', top: 120 });
  noteLeftPosition('second', { sku: 'CZ2', top: 40 });

  expect(takeLeftPosition('first')).toEqual({ sku: 'CZ1', top: 120 });
  expect(takeLeftPosition('first')).toBeUndefined();
  expect(takeLeftPosition('second')).toEqual({ sku: 'CZ2', top: 40 });
});

test('only the last ten are kept, and a broken memory is an empty one', () => {
  for (let visit = 0; visit < 12; visit += 1) noteLeftPosition(String(visit), { sku: `CZ${visit}`, top: 0 });

  expect(takeLeftPosition('1')).toBeUndefined();
  expect(takeLeftPosition('2')?.sku).toBe('CZ2');
  sessionStorage.setItem('cataloguePlaces', '{broken');
  expect(takeLeftPosition('3')).toBeUndefined();
});
