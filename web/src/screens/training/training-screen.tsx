import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ContentStates, courseToResume, readTrainingAddress, trainingQueries } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { CourseCards } from './list/course-cards.tsx';
import { coursesOf } from './list/course-views.ts';
import { inventedCourses } from './list/invented-courses.ts';
import { NoCourses } from './list/no-courses.tsx';
import { ResumeStrip } from './list/resume-strip.tsx';
import { useFoundText } from './list/use-found-text.ts';
import { ViewChips } from './list/view-chips.tsx';
import { Team } from './team/team.tsx';
import classes from './training-screen.module.css';

export { CourseScreen } from './course-screen.tsx';

/** Courses and lessons with how far one is, and for those who manage people, how far these are (N3). */
export function TrainingScreen() {
  const { t } = useTranslation('training');
  const query = useQuery({ ...trainingQueries.list(useLanguage()), refetchOnMount: 'always' });
  const { show } = readTrainingAddress(useSearch({ strict: false }));
  const managesPeople = useSession().may('Access Management');
  const courses = query.data?.results;
  const resumed = courses && courseToResume(courses);
  return (
    <>
      <PageHead title={t('heading')} lead={useFoundText(courses) ?? '\u00a0'} />
      <div className={`${classes.page} grid gap-16`}>
        <ViewChips show={show} courses={courses} />
        <ContentStates
          query={query}
          failed={t('failed')}
          help={<AskForHelp reference={errorReference(query.error)} />}
          waiting={<CourseCards courses={inventedCourses} />}
        >
          {({ results }) => {
            const shown = coursesOf(results, show);
            return (
              <div className="grid gap-16">
                {resumed && <ResumeStrip course={resumed} />}
                {shown.length > 0 ? <CourseCards courses={shown} /> : <NoCourses show={show} />}
              </div>
            );
          }}
        </ContentStates>
        {managesPeople && <Team />}
      </div>
    </>
  );
}
