import { countFinished, type ListedTraining, shareOf } from '#capabilities/content/index.ts';
import { formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './course-bar.module.css';

type Props = {
  course: Pick<ListedTraining, 'title' | 'chapters' | 'progress'>;
  /** In chapters, where one looks at them; otherwise as a share. */
  inChapters?: boolean;
  /** Behind it, such as how long the rest takes. */
  rest?: string | undefined;
};

/** How far one is in a course. */
export function CourseBar({ course, inChapters = false, rest }: Props) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const share = shareOf(course);
  const done = t('done', {
    done: formatNumber(language, countFinished(course)),
    all: formatNumber(language, course.chapters.length),
  });
  const words = inChapters ? done : formatPercent(language, Math.floor(share * 100) / 100);
  return (
    <div className="row gap-12">
      <div
        role="progressbar"
        aria-label={t('progress', { title: course.title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        className={classes.track}
      >
        <span className={classes.fill} data-full={share >= 1 || undefined} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <span className="text-13 muted tabular">{[words, ...(rest ? [rest] : [])].join(' · ')}</span>
    </div>
  );
}
