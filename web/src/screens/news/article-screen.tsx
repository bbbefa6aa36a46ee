import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  type Article,
  ArticleText,
  ContentStates,
  inventedArticles,
  isNotThere,
  markArticleRead,
  newsQueries,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { logFault } from '#platform/log.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { ArticleAside } from './article-aside.tsx';
import { NoArticle } from './no-article.tsx';

/** One article, with its attachments and what in it concerns the reader (N1). */
export function ArticleScreen() {
  const { t } = useTranslation(['news', 'content']);
  const { path = '' } = useParams({ strict: false });
  const query = useQuery(newsQueries.one(path, useLanguage()));
  useOwnPageName(isNotThere(query.error) ? t('news:article.notFound') : query.data?.title);
  useReadMark(query.data);
  if (isNotThere(query.error)) return <NoArticle />;
  return (
    <>
      <Breadcrumb
        label={t('content:pages')}
        links={[{ key: 'news', link: <Link to="/news">{t('news:heading')}</Link> }]}
        current={query.data ? t(`news:kind.${query.data.kind}`) : '\u00a0'}
      />
      <ContentStates
        query={query}
        failed={t('news:article.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={inventedArticles.slice(0, 1).map((article) => <Shown key={article.path} article={article} />)}
      >
        {(article) => <Shown article={article} />}
      </ContentStates>
    </>
  );
}

const Shown = ({ article }: { article: Article }) => (
  <AsideColumns aside={<ArticleAside article={article} />}>
    <ArticleText article={article} />
  </AsideColumns>
);

/** What is opened is read. That it could not be noted takes nothing from the reader: it is tried the next time. */
function useReadMark(article: Article | undefined): void {
  const client = useQueryClient();
  const unread = article?.isUnread ? article.path : undefined;
  useEffect(() => {
    if (unread) markArticleRead(client, unread).catch((failure: unknown) => logFault('article read', failure));
  }, [client, unread]);
}
