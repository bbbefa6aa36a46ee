import type { ListedTraining } from './training.queries.ts';

type Chapters = Pick<ListedTraining, 'chapters' | 'progress'>;

export type CourseState = 'new' | 'started' | 'finished';

export const stateOf = ({ progress }: Pick<ListedTraining, 'progress'>): CourseState => {
  if (progress.finishedAt !== null) return 'finished';
  return progress.updatedAt !== null ? 'started' : 'new';
};

/** Of its chapters as they are now: one that was taken out since counts no more. */
export function countFinished({ chapters, progress }: Chapters): number {
  const finished = new Set(progress.finishedChapterIds);
  return chapters.filter(({ id }) => finished.has(id)).length;
}

export const shareOf = (course: Chapters): number =>
  course.chapters.length > 0 ? countFinished(course) / course.chapters.length : stateOf(course) === 'finished' ? 1 : 0;

export const minutesLeft = ({ chapters, progress }: Chapters): number =>
  chapters.filter(({ id }) => !progress.finishedChapterIds.includes(id)).reduce((sum, { minutes }) => sum + minutes, 0);

/** Where the reader goes on: the chapter they were in, unless they have read it; then the first that they have not. */
export function nextChapter<Course extends Chapters>(course: Course): Course['chapters'][number] | undefined {
  const { chapters, progress } = course;
  const isOpen = ({ id }: { id: string }) => !progress.finishedChapterIds.includes(id);
  const last = chapters.find(({ id }) => id === progress.lastChapterId);
  return last && isOpen(last) ? last : (chapters.find(isOpen) ?? last ?? chapters[0]);
}

const latestFirst = (a: ListedTraining, b: ListedTraining): number =>
  (b.progress.updatedAt ?? '').localeCompare(a.progress.updatedAt ?? '');

/** Where the reader goes on: begun courses, the latest first; then new ones as the editor put them; finished ones last. */
export function inLearningOrder(courses: readonly ListedTraining[]): ListedTraining[] {
  const inState = (state: CourseState) => courses.filter((course) => stateOf(course) === state);
  return [...inState('started').toSorted(latestFirst), ...inState('new'), ...inState('finished').toSorted(latestFirst)];
}

/**
 * What to do next: the course that was opened last; where none is begun, the shortest new one, and of several as short the
 * editor's first. People learn between two deliveries: what is short is finished in one go, and who has finished one begins
 * another.
 */
export function nextCourse(courses: readonly ListedTraining[]): ListedTraining | undefined {
  const [first, ...others] = inLearningOrder(courses).filter((course) => stateOf(course) !== 'finished');
  if (!first || stateOf(first) === 'started') return first;
  return others.reduce((shortest, course) => (course.minutes < shortest.minutes ? course : shortest), first);
}
