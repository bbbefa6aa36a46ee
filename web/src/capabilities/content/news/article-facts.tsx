import { IconCalendarEvent } from '@tabler/icons-react';
import { dayWithin } from '#platform/texts/day-text.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './article-facts.module.css';
import { kindIcons } from './kind-icons.ts';
import type { Article } from './news.queries.ts';

type Facts = Pick<Article, 'kind' | 'date' | 'eventDate' | 'eventPlace' | 'isUnread'>;

/** What kind of article it is and of which day; an event says when and where it is. */
export function ArticleFacts({ article }: { article: Facts }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { kind, date, eventDate, eventPlace, isUnread } = article;
  const Icon = kind === 'event' ? IconCalendarEvent : kindIcons[kind];
  const location = eventPlace ? [eventPlace] : [];
  const when = eventDate ? dayWithin(language, eventDate, true) : formatShortDate(language, date);
  return (
    <>
      <StatusBadge
        tone={kind === 'event' ? 'warning' : 'neutral'}
        icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      >
        {t(`kind.${kind}`)}
      </StatusBadge>
      <span>{[when, ...location].join(' · ')}</span>
      {isUnread && (
        <span className={classes.unread}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
