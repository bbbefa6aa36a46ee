import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ContentStates, inLearningOrder, readTrainingAddress, trainingQueries } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CourseCards } from './list/course-cards.tsx';
import { coursesOf } from './list/course-views.ts';
import { inventedCourses } from './list/invented-courses.ts';
import { NoCourses } from './list/no-courses.tsx';
import { ViewChips } from './list/view-chips.tsx';
import { WhatNext } from './list/what-next.tsx';
import { Team } from './team/team.tsx';
import classes from './training-screen.module.css';

export { CourseScreen } from './course-screen.tsx';

/** What to do next, then all courses and lessons, and for those who manage people, how far these are (N3). */
export function TrainingScreen() {
  const { t } = useTranslation('training');
  const query = useQuery({ ...trainingQueries.list(useLanguage()), refetchOnMount: 'always' });
  const { show } = readTrainingAddress(useSearch({ strict: false }));
  const managesPeople = useSession().may('Access Management');
  const courses = query.data?.results;
  return (
    <>
      <PageHead title={t('heading')} />
      <div className={`${classes.page} grid gap-16`}>
        <WhatNext courses={courses} isPending={query.isPending} />
        <VisuallyHidden>
          <h2>{t('list')}</h2>
        </VisuallyHidden>
        <ViewChips show={show} courses={courses} />
        <ContentStates
          query={query}
          failed={t('failed')}
          help={<AskForHelp reference={errorReference(query.error)} />}
          waiting={<CourseCards courses={inventedCourses} />}
        >
          {({ results }) => {
            const shown = coursesOf(inLearningOrder(results), show);
            return shown.length > 0 ? <CourseCards courses={shown} /> : <NoCourses show={show} />;
          }}
        </ContentStates>
        {managesPeople && <Team />}
      </div>
    </>
  );
}
