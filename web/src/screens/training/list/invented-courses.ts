import type { ListedTraining } from '#capabilities/content/index.ts';

/** As many as the portal usually has in a window, so that what comes takes their place. */
export const inventedCourses: readonly ListedTraining[] = Array.from({ length: 6 }, (_, at) => ({
  id: `${at}`,
  path: `${at}`,
  title: 'A course about as long as its name',
  summary: 'What one learns in it, in a line or two of words.',
  html: '',
  date: '2026-11-11',
  image: null,
  files: [],
  language: 'en',
  kind: 'course',
  minutes: 30,
  chapters: [{ id: 'one', title: 'One', minutes: 30 }],
  progress: { finishedChapterIds: [], lastChapterId: null, finishedAt: null, updatedAt: null },
}));
