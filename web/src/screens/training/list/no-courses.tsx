import { IconSchool } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import type { CourseView } from './course-views.ts';

/** None at all, or none of those that were asked for. */
export function NoCourses({ show }: { show: CourseView }) {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  if (show === undefined) return <EmptyState icon={IconSchool} heading={t('empty.heading')} text={t('empty.text')} />;
  const why = show === 'started' || show === 'finished' ? show : 'kind';
  return (
    <NothingFound
      heading={t('filtered.heading')}
      text={t(`filtered.${why}`)}
      onClear={() => void navigate({ to: '/training', search: {} })}
    />
  );
}
