import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { useForeign } from '../item/foreign.ts';
import { newsQueries, type PublicArticle } from './news.queries.ts';
import classes from './teasers.module.css';

const TeaserDialog = lazy(() => loadChunk(() => import('./teaser-dialog.tsx')));

/** The newest articles that are for everyone. News as such need a sign-in, so one is read here, over the page. */
export function Teasers({ count }: { count: number }) {
  const { t } = useTranslation('content');
  const { data: articles = [] } = useQuery(newsQueries.teasers(count, useLanguage()));
  const [open, setOpen] = useState<PublicArticle>();
  if (articles.length === 0) return null;
  return (
    <section aria-label={t('teasers.heading')}>
      <h2 className={classes.heading}>{t('teasers.heading')}</h2>
      <ul className="grid gap-12">
        {articles.map((article) => (
          <li key={article.path}>
            <Teaser article={article} onOpen={() => setOpen(article)} />
          </li>
        ))}
      </ul>
      {open && (
        <Later>
          <TeaserDialog article={open} onClose={() => setOpen(undefined)} />
        </Later>
      )}
    </section>
  );
}

function Teaser({ article, onOpen }: { article: PublicArticle; onOpen: () => void }) {
  const language = useLanguage();
  const lang = useForeign(article.language);
  return (
    <button type="button" className={classes.teaser} onClick={onOpen}>
      <span className="grid grow shrinkable">
        <strong className="text-15 semibold anywhere" lang={lang}>
          {article.title}
        </strong>
        <span className={`${classes.summary} text-13 muted anywhere`} lang={lang}>
          {article.summary}
        </span>
        <span className="text-13 muted">{formatShortDate(language, article.date)}</span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
