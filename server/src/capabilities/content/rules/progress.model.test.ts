import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChapterProgress, courseProgress } from './progress.model.ts';

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
