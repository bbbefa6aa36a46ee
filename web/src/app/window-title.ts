import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteFacts } from './route-facts.ts';

/** The window's title follows route and language (S15). */
export function useWindowTitle(name: NonNullable<RouteFacts['title']>): void {
  const { t } = useTranslation('common');
  const title = t('pageTitle', { title: t(`titles.${name}`) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
