import type { Chapter } from './content-entry.model.ts';

/** How far a person is in one chapter. */
export type ChapterProgress = {
  uid: string;
  itemId: string;
  chapterId: string;
  finishedAt: Date | undefined;
  videoSeconds: number;
  updatedAt: Date;
};

export type CourseProgress = {
  finishedChapterIds: string[];
  lastChapterId: string | undefined;
  finishedAt: Date | undefined;
  updatedAt: Date | undefined;
};

const latest = (moments: readonly Date[]): Date | undefined =>
  moments.reduce<Date | undefined>((last, moment) => (last && last >= moment ? last : moment), undefined);

/** Of a course as it is now: what people did in chapters that are gone is not counted. */
export function courseProgress(
  chapters: readonly Pick<Chapter, 'id'>[],
  rows: readonly ChapterProgress[],
): CourseProgress {
  const byChapter = new Map(rows.map((row) => [row.chapterId, row]));
  const done = chapters.flatMap(({ id }) => byChapter.get(id) ?? []);
  const finished = done.filter(({ finishedAt }) => finishedAt !== undefined);
  const updatedAt = latest(done.map((row) => row.updatedAt));
  const isFinished = chapters.length > 0 && finished.length === chapters.length;
  return {
    finishedChapterIds: finished.map(({ chapterId }) => chapterId),
    lastChapterId: done.find((row) => row.updatedAt === updatedAt)?.chapterId,
    finishedAt: isFinished ? latest(finished.flatMap((row) => row.finishedAt ?? [])) : undefined,
    updatedAt,
  };
}

export type TeamMember = {
  uid: string;
  name: string;
  finishedCourses: number;
  startedCourses: number;
  lastActive: Date | undefined;
};
type Course = { id: string; chapters: readonly Pick<Chapter, 'id'>[] };

/** A started course is one with something done and not all of it. */
export function teamMember(
  { uid, name }: { uid: string; name: string },
  courses: readonly Course[],
  rows: readonly ChapterProgress[],
): TeamMember {
  const byCourse = Map.groupBy(rows, ({ itemId }) => itemId);
  const progress = courses.map(({ id, chapters }) => courseProgress(chapters, byCourse.get(id) ?? []));
  return {
    uid,
    name,
    finishedCourses: progress.filter(({ finishedAt }) => finishedAt).length,
    startedCourses: progress.filter(({ finishedAt, updatedAt }) => updatedAt && !finishedAt).length,
    lastActive: latest(rows.map(({ updatedAt }) => updatedAt)),
  };
}

/** Who is furthest comes first: by what is finished, then begun, then by who was there last. */
export const furthestFirst = (people: readonly TeamMember[]): TeamMember[] =>
  people.toSorted(
    (a, b) =>
      b.finishedCourses - a.finishedCourses ||
      b.startedCourses - a.startedCourses ||
      (b.lastActive?.getTime() ?? 0) - (a.lastActive?.getTime() ?? 0),
  );
