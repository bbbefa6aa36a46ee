import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import {
  AttachedFiles,
  answersQueries,
  ContentStates,
  Helpful,
  ItemText,
  isNotThere,
  type Knowledge,
  readingMinutes,
  readSupportAddress,
  useForeign,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference, searchReference } from '#capabilities/help/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { inventedKnowledge } from '../answers/invented-answers.ts';
import { AskCard } from '../aside/ask-card.tsx';
import { ServiceCard } from '../aside/service-card.tsx';
import classes from './knowledge-article.module.css';
import { NoKnowledge } from './no-knowledge.tsx';

/** One article of the knowledge base; what was searched for still stands out in it. */
export function KnowledgeArticle({ path }: { path: string }) {
  const { t } = useTranslation(['support', 'content']);
  const { q } = readSupportAddress(useSearch({ strict: false }));
  const query = useQuery(answersQueries.knowledgeArticle(path, useLanguage()));
  useOwnPageName(isNotThere(query.error) ? t('support:article.notFound') : query.data?.title);
  if (isNotThere(query.error)) return <NoKnowledge />;
  const up = (
    <Link to="/support/knowledge-base" search={q ? { q } : {}}>
      {t('support:tabs.knowledge')}
    </Link>
  );
  return (
    <>
      <Breadcrumb
        label={t('content:pages')}
        links={[{ key: 'knowledge', link: up }]}
        current={query.data?.theme?.title ?? query.data?.title ?? '\u00a0'}
      />
      <ContentStates
        query={query}
        failed={t('support:article.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={inventedKnowledge
          .slice(0, 1)
          .map((article) => <Shown key={article.id} article={article} word={undefined} />)}
      >
        {(article) => <Shown article={article} word={q} />}
      </ContentStates>
    </>
  );
}

function Shown({ article, word }: { article: Knowledge; word: string | undefined }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const minutes = readingMinutes(article.html);
  return (
    <AsideColumns
      aside={
        <>
          <AttachedFiles heading={t('files')} files={article.files} />
          <AskCard word={word} />
          <ServiceCard />
        </>
      }
    >
      <article className={classes.article}>
        <p className="mt-4 text-13 muted">{t('reading', { count: minutes, n: formatNumber(language, minutes) })}</p>
        <h1 className="mt-4 anywhere" lang={useForeign(article.language)}>
          {article.title}
        </h1>
        <div className="mt-16">
          <ItemText html={article.html} language={article.language} marked={word} />
        </div>
        <Helpful
          itemId={article.id}
          question={t('helpful.article')}
          otherwise={<AskForHelp reference={searchReference(word ?? article.path)} />}
        />
      </article>
    </AsideColumns>
  );
}
