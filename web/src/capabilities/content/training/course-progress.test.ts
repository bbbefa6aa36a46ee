import { expect, test } from 'vitest';
import {
  countFinished,
  inLearningOrder,
  minutesLeft,
  nextChapter,
  nextCourse,
  shareOf,
  stateOf,
} from './course-progress.ts';
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

const begun = (path: string, day: number) => course({ updatedAt: `2026-11-${day}T10:00:00Z` }, path);
const finished = (path: string, day: number) => {
  const finishedAt = `2026-11-${day}T10:00:00Z`;
  return course({ updatedAt: finishedAt, finishedAt }, path);
};
const lasting = (path: string, minutes: number): ListedTraining => ({ ...course({}, path), minutes });

test('of several begun courses the one that was opened last comes next, however short a new one is', () => {
  const courses = [lasting('short', 2), begun('older', 10), finished('finished', 12), begun('newer', 11)];

  expect(nextCourse(courses)?.path).toBe('newer');
});

test('who has begun nothing is shown the shortest new course, of two as short the one that the editor put first', () => {
  const courses = [finished('finished', 12), lasting('long', 24), lasting('first', 7), lasting('second', 7)];

  expect(nextCourse(courses)?.path).toBe('first');
  expect(nextCourse([lasting('long', 24), lasting('short', 8)])?.path).toBe('short');
});

test('who has finished everything has nothing to do next', () => {
  expect(nextCourse([finished('one', 10), finished('two', 12)])).toBeUndefined();
  expect(nextCourse([])).toBeUndefined();
});

test('courses in progress come before new ones, and finished ones last', () => {
  const courses = [
    finished('older finished', 10),
    lasting('new', 24),
    begun('older', 10),
    finished('finished', 12),
    lasting('short', 7),
    begun('newer', 11),
  ];

  expect(inLearningOrder(courses).map(({ path }) => path)).toEqual([
    'newer',
    'older',
    'new',
    'short',
    'finished',
    'older finished',
  ]);
});
