import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  ArticleCards,
  ContentStates,
  inventedArticles,
  newsQueries,
  readNewsAddress,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { KindChips } from './kind-chips.tsx';
import { LeadArticle } from './lead-article.tsx';
import classes from './news-screen.module.css';
import { NoNews } from './no-news.tsx';
import { useFoundText } from './use-found-text.ts';

export { ArticleScreen } from './article-screen.tsx';

const perPage = 12;
const maxSearchLength = 80;

/** News and events of the reader's market: the nearest event first, then the newest (N1). */
export function NewsScreen() {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { page = 1, ...filters } = readNewsAddress(useSearch({ strict: false }));
  const query = useQuery(newsQueries.list(filters, language));
  const found = useFoundText(query.data);
  const articles = query.data?.results ?? [];
  const lead = articles.find(({ path }) => path === query.data?.leadPath);
  const others = articles.filter((article) => article !== lead);
  const shown = others.slice((page - 1) * perPage, page * perPage);
  const clear = () => void navigate({ to: '/news', search: {} });
  return (
    <>
      <PageHead title={t('heading')} lead={found ?? '\u00a0'} />
      <div className={`${classes.bar} flex wrap between align-end`}>
        <KindChips filters={filters} kinds={query.data?.kinds} />
        <SearchForm
          label={t('search')}
          value={filters.q}
          maxLength={maxSearchLength}
          onSearch={(q, replace) =>
            void navigate({ to: '/news', search: changedFilters(filters, { q }), replace, resetScroll: false })
          }
        />
      </div>
      <ContentStates
        query={query}
        frame={frame}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<Waiting />}
      >
        {() =>
          shown.length > 0 || (page === 1 && lead) ? (
            <div className="grid gap-16">
              {page === 1 && lead && <LeadArticle article={lead} />}
              <ArticleCards articles={shown} level={2} />
            </div>
          ) : (
            <NoNews filters={filters} isBeyond={page > 1} onClear={clear} />
          )
        }
      </ContentStates>
      <ListPager
        current={page}
        total={Math.ceil(others.length / perPage)}
        link={(n, look) => (
          <Link
            to="/news"
            search={{ ...filters, ...(n > 1 ? { page: n } : {}) }}
            onClick={() => frame.current?.focus()}
            {...look}
          />
        )}
      />
    </>
  );
}

function Waiting() {
  const [lead, ...others] = inventedArticles;
  return (
    <div className="grid gap-16">
      {lead && <LeadArticle article={lead} />}
      <ArticleCards articles={others} level={2} />
    </div>
  );
}
