import { useTranslation } from '#platform/texts/texts.ts';

/** A section as its customers read it in their menu. */
export function useSectionName(): (section: string) => string {
  const { t } = useTranslation('access');
  return (section) => t(`sections.${section as 'Contracts'}`, { defaultValue: section });
}
