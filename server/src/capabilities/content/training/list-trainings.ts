import type { TrainingKind } from '@dray/contract/content/training.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import { findByPath, pageOfHeads, searchWordsOf } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import { type ContentEntry, inGivenOrder } from '../rules/content-entry.model.ts';
import { type ChapterProgress, courseProgress } from '../rules/progress.model.ts';

export type Training = ContentEntry & { rows: readonly ChapterProgress[] };
export type AskedTrainings = Paging & { kind: TrainingKind | undefined; search: string | undefined };

export const trainingKindOf = (subKind: string | undefined): TrainingKind =>
  subKind === 'lesson' ? 'lesson' : 'course';

export async function listTrainings(
  deps: ContentDeps,
  audience: Audience,
  uid: string,
  { kind, search, ...paging }: AskedTrainings,
): Promise<Page<Training>> {
  const found = await deps.source.findHeads(audience, 'training', searchWordsOf(search));
  const heads = found.filter(({ subKind }) => kind === undefined || trainingKindOf(subKind) === kind);
  const page = await pageOfHeads(deps.source, audience, inGivenOrder(heads), paging);
  return { ...page, items: await withProgress(deps, uid, page.items) };
}

/** With or without the slash that some put before a path (T86). */
export async function getTraining(deps: ContentDeps, audience: Audience, uid: string, path: string): Promise<Training> {
  const entry = await findByPath(deps.source, audience, 'training', path.replace(/^\//, ''));
  const [training] = await withProgress(deps, uid, entry ? [entry] : []);
  if (!training) throw new Refusal('NOT_FOUND');
  return training;
}

type Step = { path: string; chapterId: string; isFinished: boolean; videoSeconds: number };

export async function setTrainingProgress(
  deps: ContentDeps,
  audience: Audience,
  uid: string,
  { path, chapterId, isFinished, videoSeconds }: Step,
): Promise<ReturnType<typeof courseProgress>> {
  const { id: itemId } = await getChapter(deps, audience, path, chapterId);
  const updatedAt = deps.clock.now();
  const finishedAt = isFinished ? updatedAt : undefined;
  await deps.progress.grow({ uid, itemId, chapterId, finishedAt, videoSeconds, updatedAt });
  const { rows, body } = await getTraining(deps, audience, uid, path);
  return courseProgress(body.chapters ?? [], rows);
}

type Answer = { path: string; chapterId: string; optionId: string };

/** The right answer never leaves the server before somebody has given one. */
export async function answerTrainingCheck(
  deps: Pick<ContentDeps, 'source'>,
  audience: Audience,
  { path, chapterId, optionId }: Answer,
): Promise<{ isRight: boolean; explanation: string }> {
  const { chapter } = await getChapter(deps, audience, path, chapterId);
  if (!chapter.check?.options.some(({ id }) => id === optionId)) throw new Refusal('NOT_FOUND');
  return { isRight: chapter.check.answer === optionId, explanation: chapter.check.explanation };
}

async function getChapter({ source }: Pick<ContentDeps, 'source'>, audience: Audience, path: string, id: string) {
  const entry = await findByPath(source, audience, 'training', path.replace(/^\//, ''));
  const chapter = entry?.body.chapters?.find((each) => each.id === id);
  if (!entry || !chapter) throw new Refusal('NOT_FOUND');
  return { id: entry.id, chapter };
}

async function withProgress(
  { progress }: ContentDeps,
  uid: string,
  entries: readonly ContentEntry[],
): Promise<Training[]> {
  if (entries.length === 0) return [];
  const rows = await progress.findProgress(
    [uid],
    entries.map(({ id }) => id),
  );
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return entries.map((entry) => ({ ...entry, rows: byItem.get(entry.id) ?? [] }));
}
