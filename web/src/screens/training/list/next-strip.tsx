import { IconPlayerPlay, IconSchool } from '@tabler/icons-react';
import { type ListedTraining, minutesLeft, nextChapter, stateOf, useForeign } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SourcePicture } from '#ui/source-picture.tsx';
import { CourseBar } from './course-bar.tsx';
import { Extent } from './extent.tsx';
import classes from './next-strip.module.css';

/** What to do next, one press away: where one stopped last, or a course to begin. */
export function NextStrip({ course }: { course: ListedTraining }) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const lang = useForeign(course.language);
  const chapter = nextChapter(course);
  const isStarted = stateOf(course) === 'started';
  const title =
    isStarted && chapter && t('resume.chapter', { n: course.chapters.indexOf(chapter) + 1, title: chapter.title });
  return (
    <section className={`${classes.strip} row wrap gap-16 card`} aria-labelledby="next-course">
      <span className={classes.picture}>
        <SourcePicture picture={course.image && { link: course.image.link, alt: '' }} icon={IconSchool} />
      </span>
      <div className={classes.words}>
        <p className="text-13 semibold muted">{t(isStarted ? 'resume.heading' : 'begin.heading')}</p>
        <h2 id="next-course" className={classes.title} lang={lang}>
          {[course.title, ...(title ? [title] : [])].join(' · ')}
        </h2>
        {isStarted ? (
          <CourseBar course={course} inChapters rest={t('left', { n: formatNumber(language, minutesLeft(course)) })} />
        ) : (
          <p className="text-13 muted">
            <Extent course={course} />
          </p>
        )}
      </div>
      <ButtonLink
        to="/training/$path"
        params={{ path: course.path }}
        search={chapter ? { chapter: chapter.id } : {}}
        leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t(isStarted ? 'resume.button' : 'begin.button')}
      </ButtonLink>
    </section>
  );
}
