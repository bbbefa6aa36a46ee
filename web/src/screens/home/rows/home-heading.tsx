import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** For those who go by headings; the others see where they are, and the room belongs to the work. */
export function HomeHeading() {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden>
      <h1>{t('titles.home')}</h1>
    </VisuallyHidden>
  );
}
