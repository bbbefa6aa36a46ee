import type { ListedTraining } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { coursesOf } from './course-views.ts';

/** 15 courses · 2 in progress · 1 completed; undefined while it is not known. */
export function useFoundText(courses: readonly ListedTraining[] | undefined): string | undefined {
  const { t } = useTranslation('training');
  const language = useLanguage();
  if (!courses) return undefined;
  const countText = (key: 'found' | 'startedCount' | 'finishedCount', count: number) =>
    t(key, { count, n: formatNumber(language, count) });
  const started = coursesOf(courses, 'started').length;
  const finished = coursesOf(courses, 'finished').length;
  return [
    countText('found', courses.length),
    ...(started > 0 ? [countText('startedCount', started)] : []),
    ...(finished > 0 ? [countText('finishedCount', finished)] : []),
  ].join(' · ');
}
