import { IconArrowRight, IconChevronLeft } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Chapter, saveProgress, type Training } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

type Props = { course: Training; chapter: Chapter };

/** Back, and on: a reader who goes on has read the chapter, and that is kept. */
export function ChapterSteps({ course, chapter }: Props) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const navigate = useNavigate();
  const at = course.chapters.indexOf(chapter);
  const [before, next] = [course.chapters[at - 1], course.chapters[at + 1]];
  const isRead = course.progress.finishedChapterIds.includes(chapter.id);
  const step = (id: string) =>
    ({ to: '/training/$path', params: { path: course.path }, search: { chapter: id } }) as const;
  const finish = useMutation({
    mutationFn: () => saveProgress(client, course.path, { chapterId: chapter.id, isFinished: true }),
    onSuccess: (progress) => {
      if (progress.finishedAt && !course.progress.finishedAt) {
        showToast({ tone: 'done', topic: 'course', text: t('course.finished'), detail: course.title });
      }
      if (next) void navigate(step(next.id));
    },
    onError: (failure) =>
      showFailure({ topic: 'course', text: t('course.saveFailed'), failure, retry: () => finish.mutate() }),
  });
  return (
    <div className="flex wrap gap-8">
      {before && (
        <ButtonLink
          {...step(before.id)}
          variant="default"
          leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('course.previous')}
        </ButtonLink>
      )}
      {isRead && next && (
        <ButtonLink {...step(next.id)} rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}>
          {t('course.next')}
        </ButtonLink>
      )}
      {!isRead && (
        <Button loading={finish.isPending} onClick={() => finish.mutate()}>
          {next ? t('course.continue') : t('course.finish')}
        </Button>
      )}
    </div>
  );
}
