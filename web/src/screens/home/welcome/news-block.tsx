import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArticleCards, inventedArticles, newsQueries } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import ways from '../rows/way-on.module.css';

const shown = 3;

/** The newest of the brewery's news and events (N8). Nothing where there are none. */
export default function NewsBlock() {
  const { t } = useTranslation('desk');
  const newest = useQuery(newsQueries.newest(shown, useLanguage()));
  if (newest.data?.results.length === 0) return null;
  return (
    <section className="grid shrinkable gap-12" aria-labelledby="home-news">
      <div className="row wrap between gap-4-16">
        <h2 id="home-news" className="semibold">
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
