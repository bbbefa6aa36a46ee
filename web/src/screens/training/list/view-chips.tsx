import { Link } from '@tanstack/react-router';
import type { ListedTraining } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkChips } from '#ui/list/link-chips.tsx';
import { type CourseView, coursesOf } from './course-views.ts';

const views = ['course', 'lesson', 'started', 'finished'] as const;

// Else the router takes the chip of all for the current one whatever else is chosen.
const exact = { exact: true } as const;

type Props = { show: CourseView; courses: readonly ListedTraining[] | undefined };

export function ViewChips({ show, courses }: Props) {
  const { t } = useTranslation('training');
  return (
    <LinkChips
      label={t('show.label')}
      current={show ?? 'all'}
      chips={[
        {
          key: 'all',
          label: t('show.all'),
          count: courses?.length,
          link: (look) => <Link to="/training" search={{}} activeOptions={exact} {...look} />,
        },
        ...views.map((view) => ({
          key: view,
          label: t(`show.${view}`),
          count: courses && coursesOf(courses, view).length,
          link: (look: object) => (
            <Link to="/training" search={{ show: view }} resetScroll={false} activeOptions={exact} {...look} />
          ),
        })),
      ]}
    />
  );
}
