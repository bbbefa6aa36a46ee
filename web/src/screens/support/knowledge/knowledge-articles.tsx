import { IconBook2, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type AnswerFilters,
  answersQueries,
  ContentStates,
  type Knowledge,
  readingMinutes,
  useForeign,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { inventedKnowledge } from '../answers/invented-answers.ts';
import { ListCard } from '../answers/list-card.tsx';
import { MarkedText } from '../answers/marked-text.tsx';
import { excerptOf } from './excerpt.ts';
import classes from './knowledge-articles.module.css';

/** Longer articles, with the place in which a word was found. */
export function KnowledgeArticles({ filters }: { filters: AnswerFilters }) {
  const { t } = useTranslation('support');
  const query = useQuery(answersQueries.knowledge(filters, useLanguage()));
  return (
    <ContentStates
      query={query}
      failed={t('failed')}
      help={<AskForHelp reference={errorReference(query.error)} />}
      waiting={<Rows articles={inventedKnowledge} word={undefined} />}
    >
      {({ results }) =>
        results.length > 0 ? (
          <Rows articles={results} word={filters.q} />
        ) : (
          <EmptyState icon={IconBook2} heading={t('empty.heading')} text={t('empty.text')} />
        )
      }
    </ContentStates>
  );
}

const Rows = ({ articles, word }: { articles: readonly Knowledge[]; word: string | undefined }) => (
  <ListCard heading={useTranslation('support').t('tabs.knowledge')} count={articles.length}>
    {articles.map((article) => (
      <li key={article.id}>
        <Row article={article} word={word} />
      </li>
    ))}
  </ListCard>
);

function Row({ article, word }: { article: Knowledge; word: string | undefined }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const lang = useForeign(article.language);
  const { path, title, summary, html } = article;
  const excerpt = (word && excerptOf(html, word)) || summary;
  return (
    <Link to="/support/knowledge-base" search={{ article: path, ...(word ? { q: word } : {}) }} className={classes.row}>
      <span className={classes.icon}>
        <IconBook2 size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className="grid grow shrinkable gap-2">
        <strong className="text-15 semibold anywhere" lang={lang}>
          <MarkedText text={title} word={word} />
        </strong>
        <span className="size-13 line-20 muted">
          <span lang={lang}>
            <MarkedText text={excerpt} word={word} />
          </span>{' '}
          · {t('minutes', { n: formatNumber(language, readingMinutes(html)) })}
        </span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
