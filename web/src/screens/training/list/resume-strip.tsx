import { IconPlayerPlay, IconSchool } from '@tabler/icons-react';
import { type ListedTraining, minutesLeft, nextChapter, useForeign } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SourcePicture } from '#ui/source-picture.tsx';
import { CourseBar } from './course-bar.tsx';
import classes from './resume-strip.module.css';

/** Where one stopped last, one press from going on. */
export function ResumeStrip({ course }: { course: ListedTraining }) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const lang = useForeign(course.language);
  const chapter = nextChapter(course);
  const title = chapter && t('resume.chapter', { n: course.chapters.indexOf(chapter) + 1, title: chapter.title });
  return (
    <section className={`${classes.strip} row wrap gap-16 card`} aria-labelledby="resumed">
      <span className={classes.picture}>
        <SourcePicture picture={course.image && { link: course.image.link, alt: '' }} icon={IconSchool} />
      </span>
      <div className={classes.words}>
        <p className="text-13 semibold muted">{t('resume.heading')}</p>
        <h2 id="resumed" className={classes.title} lang={lang}>
          {[course.title, ...(title ? [title] : [])].join(' · ')}
        </h2>
        <CourseBar course={course} inChapters rest={t('left', { n: formatNumber(language, minutesLeft(course)) })} />
      </div>
      <ButtonLink
        to="/training/$path"
        params={{ path: course.path }}
        search={chapter ? { chapter: chapter.id } : {}}
        leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('resume.button')}
      </ButtonLink>
    </section>
  );
}
