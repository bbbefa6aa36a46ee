import { useEffect } from 'react';
import { usePageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { RouteFacts } from './routes/route-facts.ts';

/** The window's title follows route and language, or names the one thing that the page shows (S15). */
export function useWindowTitle(name: NonNullable<RouteFacts['title']>): void {
  const { t } = useTranslation('common');
  const title = t('pageTitle', { title: usePageName() ?? t(`titles.${name}`) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
