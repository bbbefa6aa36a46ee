import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArticleCards, inventedArticles, newsQueries } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import ways from '../rows/way-on.module.css';
import classes from './news-block.module.css';

const shown = 3;

/** The newest of the brewery's news and events (N8). Nothing where there are none. */
export default function NewsBlock() {
  const { t } = useTranslation('desk');
  const newest = useQuery(newsQueries.newest(shown, useLanguage()));
  if (newest.data?.results.length === 0) return null;
  return (
    <section className={classes.news} aria-labelledby="home-news">
      <div className={classes.head}>
        <h2 id="home-news" className={classes.heading}>
          {t('news.heading')}
        </h2>
        <Link to="/news" className={ways.way}>
          {t('news.all')}
        </Link>
      </div>
      <BlockStates
        query={newest}
        failed={t('news.failed')}
        waiting={<ArticleCards articles={inventedArticles.slice(0, shown)} />}
      >
        {({ results }) => <ArticleCards articles={results.slice(0, shown)} />}
      </BlockStates>
    </section>
  );
}
