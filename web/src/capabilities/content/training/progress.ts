import type { QueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { Progress, Training } from './training.queries.ts';

type Step = { chapterId: string; isFinished?: boolean; videoSeconds?: number };

/** Sent also while the page is being left. What another device has saved meanwhile comes back with the answer. */
export async function saveProgress(client: QueryClient, path: string, step: Step): Promise<Progress> {
  const progress = await callRest('PUT /content/trainingLearning/:path/progress', {
    params: { path },
    body: step,
    outlivesPage: true,
  });
  client.setQueriesData<Training>({ queryKey: ['content', 'trainingLearning', 'one', path] }, (training) =>
    training ? { ...training, progress, chapters: training.chapters.map(withSeconds(step)) } : training,
  );
  // One that is on screen already, because somebody went back at once, is read again; nobody waits for it.
  void client.invalidateQueries({ queryKey: ['content', 'trainingLearning', 'list'] });
  return progress;
}

const withSeconds =
  ({ chapterId, videoSeconds = 0 }: Step) =>
  (chapter: Training['chapters'][number]) =>
    chapter.id === chapterId ? { ...chapter, videoSeconds: Math.max(chapter.videoSeconds, videoSeconds) } : chapter;

export const answerCheck = (path: string, answer: { chapterId: string; optionId: string }) =>
  callRest('POST /content/trainingLearning/:path/answer', { params: { path }, body: answer });
