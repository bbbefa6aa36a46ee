import { expect, test } from 'vitest';
import { countFinished, courseToResume, minutesLeft, nextChapter, shareOf, stateOf } from './course-progress.ts';
import type { ListedTraining } from './training.queries.ts';

const chapters = [
  { id: 'glass', title: 'Glass', minutes: 4 },
  { id: 'foam', title: 'Foam', minutes: 7 },
  { id: 'end', title: 'End', minutes: 5 },
];

const course = (progress: Partial<ListedTraining['progress']>, path = 'tap'): ListedTraining => ({
  id: path,
  path,
  title: 'At the tap',
  summary: '',
  html: '',
  date: '2026-11-01',
  image: null,
  files: [],
  language: 'en',
  kind: 'course',
  minutes: 16,
  chapters,
  progress: { finishedChapterIds: [], lastChapterId: null, finishedAt: null, updatedAt: null, ...progress },
});

test('a course nobody has opened is new, and begins with its first chapter', () => {
  expect(stateOf(course({}))).toBe('new');
  expect(nextChapter(course({}))?.id).toBe('glass');
  expect(minutesLeft(course({}))).toBe(16);
});

test('one goes on in the chapter one was in, unless it is read already', () => {
  const updatedAt = '2026-11-11T10:00:00Z';

  expect(nextChapter(course({ updatedAt, lastChapterId: 'end', finishedChapterIds: ['glass'] }))?.id).toBe('end');
  expect(nextChapter(course({ updatedAt, lastChapterId: 'glass', finishedChapterIds: ['glass'] }))?.id).toBe('foam');
});

test('a chapter that is no longer there counts neither as read nor as left', () => {
  const read = course({ updatedAt: '2026-11-11T10:00:00Z', finishedChapterIds: ['glass', 'gone'] });

  expect(countFinished(read)).toBe(1);
  expect(shareOf(read)).toBeCloseTo(1 / 3);
  expect(minutesLeft(read)).toBe(12);
});

test('of several begun courses the one that was opened last is resumed', () => {
  const older = course({ updatedAt: '2026-11-10T10:00:00Z' }, 'older');
  const newer = course({ updatedAt: '2026-11-11T10:00:00Z' }, 'newer');
  const finished = course({ updatedAt: '2026-11-12T10:00:00Z', finishedAt: '2026-11-12T10:00:00Z' }, 'finished');

  expect(courseToResume([older, finished, newer])?.path).toBe('newer');
  expect(courseToResume([finished, course({})])).toBeUndefined();
});
