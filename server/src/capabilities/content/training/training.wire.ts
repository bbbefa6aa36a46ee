import { entryToWire, fileLink } from '../items/entry.wire.ts';
import type { Chapter } from '../rules/content-entry.model.ts';
import { type CourseProgress, courseProgress } from '../rules/progress.model.ts';
import { type Training, trainingKindOf } from './list-trainings.ts';

const moment = (at: Date | undefined): string | null => at?.toISOString() ?? null;

export const progressToWire = ({ finishedChapterIds, lastChapterId, finishedAt, updatedAt }: CourseProgress) => ({
  finishedChapterIds,
  lastChapterId: lastChapterId ?? null,
  finishedAt: moment(finishedAt),
  updatedAt: moment(updatedAt),
});

const headToWire = ({ id, title, minutes }: Chapter) => ({ id, title, minutes });

const facts = (training: Training) => {
  const { chapters = [], minutes } = training.body;
  return {
    ...entryToWire(training),
    kind: trainingKindOf(training.subKind),
    minutes: minutes ?? chapters.reduce((sum, chapter) => sum + chapter.minutes, 0),
    progress: progressToWire(courseProgress(chapters, training.rows)),
  };
};

export const trainingToWire = (training: Training) => ({
  ...facts(training),
  chapters: (training.body.chapters ?? []).map(headToWire),
});

/** Without the right answers: they are told one by one, to the person who has answered. */
export const wholeTrainingToWire = (training: Training) => ({
  ...facts(training),
  chapters: (training.body.chapters ?? []).map((chapter) => ({
    ...headToWire(chapter),
    html: chapter.html,
    video: chapter.video
      ? {
          link: fileLink(training, chapter.video.fileId),
          seconds: chapter.video.seconds,
          captions: chapter.video.captions.map(({ language, fileId }) => ({
            language,
            link: fileLink(training, fileId),
          })),
        }
      : null,
    check: chapter.check ? { question: chapter.check.question, options: chapter.check.options } : null,
    videoSeconds: training.rows.find(({ chapterId }) => chapterId === chapter.id)?.videoSeconds ?? 0,
  })),
});
