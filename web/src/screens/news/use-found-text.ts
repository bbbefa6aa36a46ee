import type { ArticleList } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** 24 articles, 2 unread; undefined while it is not known. */
export function useFoundText(list: ArticleList | undefined): string | undefined {
  const { t } = useTranslation('news');
  const language = useLanguage();
  if (!list) return undefined;
  const unread = list.results.filter(({ isUnread }) => isUnread).length;
  return [
    t('found', { count: list.total, n: formatNumber(language, list.total) }),
    ...(unread > 0 ? [t('unreadCount', { count: unread, n: formatNumber(language, unread) })] : []),
  ].join(', ');
}
