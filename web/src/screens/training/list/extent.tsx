import type { ListedTraining } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** Six chapters, 38 min; a lesson says that it is a short one. */
export function Extent({ course: { kind, chapters, minutes } }: { course: ListedTraining }) {
  const { t } = useTranslation(['training', 'content']);
  const language = useLanguage();
  const count = chapters.length;
  const what =
    kind === 'lesson'
      ? t('training:state.lesson')
      : t('training:chapters', { count, n: formatNumber(language, count) });
  return [what, t('content:minutes', { n: formatNumber(language, minutes) })].join(' · ');
}
