import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Training, useForeign } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CourseBar } from '../list/course-bar.tsx';
import classes from './chapter-list.module.css';

type Props = { course: Training; open: string | undefined };

/** All chapters of a course: which are read, and which one is open. */
export function ChapterList({ course, open }: Props) {
  const { t } = useTranslation(['training', 'content']);
  const language = useLanguage();
  const lang = useForeign(course.language);
  const read = new Set(course.progress.finishedChapterIds);
  if (course.chapters.length === 0) return null;
  return (
    <section className="card clip" aria-labelledby="chapters">
      <div className={classes.head}>
        <h2 id="chapters" className="text-17 anywhere" lang={lang}>
          {course.title}
        </h2>
        <CourseBar course={course} inChapters />
      </div>
      <ol className={`${classes.list} m-0 p-0 no-bullets`}>
        {course.chapters.map(({ id, title, minutes }, at) => (
          <li key={id}>
            <Link
              to="/training/$path"
              params={{ path: course.path }}
              search={{ chapter: id }}
              className={`${classes.chapter} row gap-12 plain`}
              aria-current={id === open ? 'step' : undefined}
              activeOptions={{ exact: true }}
            >
              <span className={classes.number} data-read={read.has(id) || undefined}>
                {read.has(id) ? (
                  <IconCheck size={16} stroke={2.5} aria-hidden="true" />
                ) : (
                  formatNumber(language, at + 1)
                )}
              </span>
              <span className={`${classes.name} grow shrinkable text-15 anywhere`} lang={lang}>
                {title}
              </span>
              {read.has(id) && <VisuallyHidden> ({t('training:course.read')})</VisuallyHidden>}
              <span className={`${classes.minutes} rigid text-13 muted`}>
                {t('content:minutes', { n: formatNumber(language, minutes) })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={`${classes.saved} rule-above text-13 muted`}>{t('training:course.saved')}</p>
    </section>
  );
}
