// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteLeftPlace, takeLeftPlace } from './left-positions.ts';

beforeEach(() => sessionStorage.clear());

test('each list one came through keeps its own place, told once', () => {
  noteLeftPlace('first', { sku: 'CZ1', top: 120 });
  noteLeftPlace('second', { sku: 'CZ2', top: 40 });

  expect(takeLeftPlace('first')).toEqual({ sku: 'CZ1', top: 120 });
  expect(takeLeftPlace('first')).toBeUndefined();
  expect(takeLeftPlace('second')).toEqual({ sku: 'CZ2', top: 40 });
});

test('only the last ten are kept, and a broken memory is an empty one', () => {
  for (let visit = 0; visit < 12; visit += 1) noteLeftPlace(String(visit), { sku: `CZ${visit}`, top: 0 });

  expect(takeLeftPlace('1')).toBeUndefined();
  expect(takeLeftPlace('2')?.sku).toBe('CZ2');
  sessionStorage.setItem('cataloguePlaces', '{broken');
  expect(takeLeftPlace('3')).toBeUndefined();
});
