import { beforeEach, describe, expect, test } from 'vitest';
import { type OutsideErrorCode, OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { Archive } from '../port/archive.ts';
import { withBreaker } from './breaker.ts';

let now: number;
let reached: string[];
let fails: OutsideErrorCode | undefined;
let guarded: Archive;
beforeEach(() => {
  now = Date.parse('2026-11-16T08:00:00Z');
  reached = [];
  fails = undefined;
  const answer = async <T>(call: string, value: T): Promise<T> => {
    reached.push(call);
    if (fails) throw new OutsideFailure(fails, 'not now');
    return value;
  };
  const archive: Archive = {
    listPage: (payerId) => answer(`list ${payerId}`, { documents: [], next: undefined }),
    readFile: (id) => answer(`file ${id}`, Buffer.from('%PDF-')),
  };
  guarded = withBreaker(archive, { now: () => new Date(now) });
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: OutsideFailure) => error.code,
  );

describe.each(['slow', 'away'] as const)('an archive that was %s', (code) => {
  test('is not reached by any second call for ten seconds: each hears at once why', async () => {
    fails = code;

    const heard = [await codeOf(guarded.listPage('300201', undefined))];
    now += 9_999;
    heard.push(await codeOf(guarded.listPage('300201', undefined)), await codeOf(guarded.readFile('C1')));

    expect(heard).toEqual([code, code, code]);
    expect(reached).toEqual(['list 300201']);
  });

  test('is tried by the first call after them, and used again if that was answered', async () => {
    fails = code;
    await codeOf(guarded.readFile('C1'));
    fails = undefined;
    now += 10_000;

    const heard = [await codeOf(guarded.readFile('C2')), await codeOf(guarded.listPage('300201', undefined))];

    expect(heard).toEqual(['answered', 'answered']);
    expect(reached).toEqual(['file C1', 'file C2', 'list 300201']);
  });
});

test('rubbish in one answer does not keep anybody from the next', async () => {
  fails = 'unreadable';
  await codeOf(guarded.listPage('300201', undefined));
  fails = undefined;

  expect(await codeOf(guarded.readFile('C1'))).toBe('answered');
});
