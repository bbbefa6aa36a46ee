import { IconNews } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Article, inventedArticles, newsQueries, useForeign } from '#capabilities/content/index.ts';
import { dayWithin } from '#platform/texts/day-text.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Block } from '../rows/block.tsx';
import ways from '../rows/way-on.module.css';
import classes from './news-block.module.css';

const shown = 3;

/** The newest of the brewery's news and events, a line or two each (N8). Nothing where there are none. */
export default function NewsBlock() {
  const { t } = useTranslation('desk');
  const newest = useQuery(newsQueries.newest(shown, useLanguage()));
  if (newest.data?.results.length === 0) return null;
  return (
    <Block
      icon={IconNews}
      heading={t('news.heading')}
      aside={
        <Link to="/news" className={`${ways.way} ${ways.quiet}`}>
          {t('news.all')}
        </Link>
      }
    >
      <BlockStates
        query={newest}
        failed={t('news.failed')}
        waiting={<Headlines articles={inventedArticles.slice(0, shown)} />}
      >
        {({ results }) => <Headlines articles={results.slice(0, shown)} />}
      </BlockStates>
    </Block>
  );
}

const Headlines = ({ articles }: { articles: readonly Article[] }) => (
  <ul className={classes.headlines}>
    {articles.map((article) => (
      <Headline key={article.path} article={article} />
    ))}
  </ul>
);

function Headline({ article }: { article: Article }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { path, title, kind, date, eventDate, eventPlace } = article;
  const when = eventDate ? dayWithin(language, eventDate, false) : formatShortDate(language, date);
  return (
    <li className={classes.headline} lang={useForeign(article.language)}>
      <h3 className="text-14 semibold letters-0">
        <Link to="/news/$path" params={{ path }} className={`${classes.link} ink plain`}>
          {title}
        </Link>
      </h3>
      <p className="text-13 muted">{[t(`kind.${kind}`), when, ...(eventPlace ? [eventPlace] : [])].join(' · ')}</p>
    </li>
  );
}
