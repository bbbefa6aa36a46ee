import { IconCircleCheck, IconPlayerPlay, IconSchool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CourseState, type ListedTraining, stateOf, useForeign } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { PictureCard, PictureCards } from '#ui/list/picture-card.tsx';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { CourseBar } from './course-bar.tsx';
import { Extent } from './extent.tsx';

export const CourseCards = ({ courses }: { courses: readonly ListedTraining[] }) => (
  <PictureCards>
    {courses.map((course) => (
      <li key={course.path}>
        <CourseCard course={course} />
      </li>
    ))}
  </PictureCards>
);

function CourseCard({ course }: { course: ListedTraining }) {
  const { path, title, summary, image, language } = course;
  return (
    <PictureCard
      picture={image}
      icon={IconSchool}
      badge={<StateBadge state={stateOf(course)} />}
      facts={<Extent course={course} />}
      name={
        <Link to="/training/$path" params={{ path }}>
          {title}
        </Link>
      }
      text={summary}
      foot={<CourseBar course={course} />}
      lang={useForeign(language)}
    />
  );
}

const icons = { started: IconPlayerPlay, finished: IconCircleCheck } as const;

function StateBadge({ state }: { state: CourseState }) {
  const { t } = useTranslation('training');
  if (state === 'new') return null;
  const Icon = icons[state];
  return (
    <StatusBadge
      tone={state === 'finished' ? 'success' : 'neutral'}
      icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
    >
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
