import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChapterProgress, courseProgress, furthestFirst } from './progress.model.ts';

const chapters = ['one', 'two', 'three'].map((id) => ({ id }));
const row = (chapterId: string, minute: number, isFinished: boolean): ChapterProgress => {
  const updatedAt = new Date(Date.UTC(2026, 10, 12, 9, minute));
  return {
    uid: 'u',
    itemId: 'i',
    chapterId,
    videoSeconds: 0,
    updatedAt,
    finishedAt: isFinished ? updatedAt : undefined,
  };
};

test('a course is finished with its last chapter, and never before', () => {
  const two = courseProgress(chapters, [row('one', 1, true), row('two', 5, true)]);
  const all = courseProgress(chapters, [row('one', 1, true), row('two', 5, true), row('three', 3, true)]);

  expect(two).toMatchObject({ finishedChapterIds: ['one', 'two'], lastChapterId: 'two', finishedAt: undefined });
  expect(all.finishedAt?.getUTCMinutes()).toBe(5);
});

test('chapters that are gone count for nothing, and a course without chapters is never finished', () => {
  expect(courseProgress(chapters, [row('gone', 1, true)])).toMatchObject({
    finishedChapterIds: [],
    updatedAt: undefined,
  });
  expect(courseProgress([], []).finishedAt).toBeUndefined();
});

test('the order in which devices tell their progress does not matter', () => {
  const anyRow = fc.record({ minute: fc.nat(59), isFinished: fc.boolean() });
  fc.assert(
    fc.property(fc.tuple(anyRow, anyRow, anyRow), (each) => {
      const rows = each.map(({ minute, isFinished }, index) => row(chapters[index]?.id ?? '', minute, isFinished));
      expect(courseProgress(chapters, rows.toReversed())).toEqual(courseProgress(chapters, rows));
    }),
  );
});

test('in a team who has finished more comes first, then who has begun more, then who was there last', () => {
  const person = (name: string, finishedCourses: number, startedCourses: number, minute?: number) => ({
    uid: name,
    name,
    finishedCourses,
    startedCourses,
    lastActive: minute === undefined ? undefined : new Date(Date.UTC(2026, 10, 12, 9, minute)),
  });
  const team = [
    person('not yet', 0, 0),
    person('begun', 0, 1, 50),
    person('begun later', 0, 1, 55),
    person('begun two', 0, 2, 1),
    person('finished', 1, 0, 2),
    person('not yet either', 0, 0),
    person('finished two', 2, 0, 1),
  ];

  expect(furthestFirst(team).map(({ name }) => name)).toEqual([
    'finished two',
    'finished',
    'begun two',
    'begun later',
    'begun',
    'not yet',
    'not yet either',
  ]);
});
