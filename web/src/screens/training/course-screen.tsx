import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import {
  AttachedFiles,
  ContentStates,
  isNotThere,
  nextChapter,
  readTrainingAddress,
  type Training,
  trainingQueries,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { ChapterList } from './course/chapter-list.tsx';
import { ChapterPage } from './course/chapter-page.tsx';
import { inventedCourse } from './course/invented-course.ts';
import { NoCourse } from './course/no-course.tsx';

/** One course, chapter by chapter; how far one is, is kept with the person, not with the device (N3, T86). */
export function CourseScreen() {
  const { t } = useTranslation(['training', 'content']);
  const { path = '' } = useParams({ strict: false });
  const { chapter } = readTrainingAddress(useSearch({ strict: false }));
  const query = useQuery({ ...trainingQueries.one(path, useLanguage()), refetchOnMount: 'always' });
  useOwnPageName(isNotThere(query.error) ? t('training:course.notFound') : query.data?.title);
  if (isNotThere(query.error)) return <NoCourse />;
  return (
    <>
      <Breadcrumb
        label={t('content:pages')}
        links={[{ key: 'training', link: <Link to="/training">{t('training:heading')}</Link> }]}
        // Not its title, which may take two lines on a phone and would push the page down when it comes.
        current={query.data ? t(`training:state.${query.data.kind}`) : '\u00a0'}
      />
      <ContentStates
        query={query}
        failed={t('training:course.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<Shown course={inventedCourse} wanted={undefined} />}
      >
        {(course) => <Shown course={course} wanted={chapter} />}
      </ContentStates>
    </>
  );
}

/** The chapter that the address names, else the one where the reader goes on. */
function Shown({ course, wanted }: { course: Training; wanted: string | undefined }) {
  const { t } = useTranslation('training');
  const chapter = course.chapters.find(({ id }) => id === wanted) ?? nextChapter(course);
  return (
    <AsideColumns
      aside={
        <>
          <ChapterList course={course} open={chapter?.id} />
          <AttachedFiles heading={t('course.files')} files={course.files} />
        </>
      }
    >
      <ChapterPage key={chapter?.id} course={course} chapter={chapter} />
    </AsideColumns>
  );
}
