import { IconCircleCheck } from '@tabler/icons-react';
import { type Chapter, ItemText, type Training, useForeign } from '#capabilities/content/index.ts';
import { formatLongDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { QuickCheck } from '../check/quick-check.tsx';
import classes from './chapter-page.module.css';
import { ChapterSteps } from './chapter-steps.tsx';
import { ChapterVideo } from './chapter-video.tsx';

type Props = { course: Training; chapter: Chapter | undefined };

/** A chapter: video, text and a question. Everything can be done without the video. */
export function ChapterPage({ course, chapter }: Props) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const timeZone = useReaderZone();
  const lang = useForeign(course.language);
  const { finishedAt } = course.progress;
  const number = chapter ? course.chapters.indexOf(chapter) + 1 : 0;
  return (
    <article className={classes.page}>
      {chapter?.video && (
        <ChapterVideo
          path={course.path}
          chapterId={chapter.id}
          title={chapter.title}
          video={chapter.video}
          from={chapter.videoSeconds}
        />
      )}
      <header className="flex wrap between align-end gap-12">
        <div>
          <p className={classes.where}>
            {chapter &&
              t('course.chapterOf', {
                n: formatNumber(language, number),
                all: formatNumber(language, course.chapters.length),
              })}
            {finishedAt && (
              <StatusBadge tone="success" icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />}>
                {t('course.finishedOn', { day: formatLongDate(language, zoneDay(new Date(finishedAt), timeZone)) })}
              </StatusBadge>
            )}
          </p>
          <h1 lang={lang}>{chapter?.title ?? course.title}</h1>
        </div>
        {chapter && <ChapterSteps course={course} chapter={chapter} />}
      </header>
      <div className={classes.text}>
        <ItemText html={chapter?.html ?? course.html} language={course.language} />
      </div>
      {chapter?.check && <QuickCheck path={course.path} chapterId={chapter.id} check={chapter.check} lang={lang} />}
    </article>
  );
}
