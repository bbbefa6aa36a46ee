import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import { languages } from '../languages.ts';
import type { RestRoute } from '../rest-route.ts';
import { aged, agedPageOf, pageQuery, pathParams, search } from './content-page.ts';
import { contentDay, contentItem } from './content-shapes.ts';

const guard = holdersOf('Training & Learning');

export const trainingKinds = ['course', 'lesson'] as const;
export type TrainingKind = (typeof trainingKinds)[number];

const chapterId = z.string().max(80);
const chapterHead = z.object({ id: z.string(), title: z.string(), minutes: z.int() });

const chapter = chapterHead.extend({
  html: z.string(),
  video: z
    .object({
      link: z.string(),
      captions: z.array(z.object({ language: z.enum(languages), link: z.string() })),
      seconds: z.int().meta({ description: 'How long it is; 0 where nobody has said so.' }),
    })
    .nullable(),
  check: z
    .object({ question: z.string(), options: z.array(z.object({ id: z.string(), text: z.string() })) })
    .nullable(),
  videoSeconds: z.int().meta({ description: 'Where the caller stopped.' }),
});

const moment = z.string().nullable();
const progress = z.object({
  finishedChapterIds: z.array(z.string()),
  lastChapterId: z.string().nullable(),
  finishedAt: moment,
  updatedAt: moment,
});

const training = contentItem.extend({ kind: z.enum(trainingKinds), minutes: z.int(), progress });
const wholeTraining = training.extend({ chapters: z.array(chapter), ...aged });

export const trainingRoutes = {
  listTrainings: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/trainingLearning',
    summary: 'Courses and lessons for the caller, with how far he is.',
    guard,
    whileActing: 'refused',
    query: pageQuery.extend({ kind: z.enum(trainingKinds).optional(), search }),
    response: agedPageOf(training.extend({ chapters: z.array(chapterHead) })),
  },
  getTraining: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/trainingLearning/:path',
    summary: 'One course or lesson with its chapters.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    response: wholeTraining,
  },
  getTrainingWithoutSlash: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/trainingLearning:path',
    summary: 'The same, for programs that leave out the slash (T86).',
    guard,
    whileActing: 'refused',
    params: pathParams,
    response: wholeTraining,
  },
  setTrainingProgress: {
    base: 'content',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/trainingLearning/:path/progress',
    summary: 'How far the caller is in a chapter; it only grows, so that two devices agree.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    body: z.object({
      chapterId,
      isFinished: z.boolean().optional(),
      videoSeconds: z.int().min(0).max(86_400).optional(),
    }),
    response: progress,
  },
  answerTrainingCheck: {
    base: 'content',
    method: 'POST',
    repeatable: 'by nature',
    path: '/trainingLearning/:path/answer',
    summary: 'Whether an answer to the question of a chapter is right, and why.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    body: z.object({ chapterId, optionId: z.string().max(40) }),
    response: z.object({ isRight: z.boolean(), explanation: z.string() }),
  },
  listTrainingTeam: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/trainingLearning-team',
    summary: "How far the people of the caller's company are, the furthest first, for who manages their access, too.",
    guard,
    whileActing: 'refused',
    response: z.object({
      people: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          finishedCourses: z.int(),
          startedCourses: z.int(),
          lastActiveOn: contentDay.nullable(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, RestRoute>;
