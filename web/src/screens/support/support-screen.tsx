import { useNavigate, useSearch } from '@tanstack/react-router';
import { HelpTabs, readSupportAddress } from '#capabilities/content/index.ts';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { SupportAside } from './aside/support-aside.tsx';
import { Questions } from './faq/questions.tsx';
import { KnowledgeArticle } from './knowledge/knowledge-article.tsx';
import { KnowledgeArticles } from './knowledge/knowledge-articles.tsx';
import { Results } from './search/results.tsx';
import { SearchHero } from './search/search-hero.tsx';

/** Questions with their answers (N4). */
export const FaqScreen = () => <SupportScreen tab="faq" />;

/** Longer articles; one of them is a page of its own (N4, T142). */
export function KnowledgeScreen() {
  const { article } = readSupportAddress(useSearch({ strict: false }));
  return article ? <KnowledgeArticle path={article} /> : <SupportScreen tab="knowledge" />;
}

/** One search over both; what it finds has a tab of its own, for as long as a word is in the field. */
function SupportScreen({ tab }: { tab: 'faq' | 'knowledge' }) {
  const navigate = useNavigate();
  const { q, theme } = readSupportAddress(useSearch({ strict: false }));
  const to = tab === 'faq' ? '/support/faq' : '/support/knowledge-base';
  const search = (word: string | undefined) =>
    void navigate({ to, search: word ? { q: word } : {}, replace: q !== undefined, resetScroll: false });
  return (
    <>
      <SearchHero word={q} onSearch={search} />
      <HelpTabs current={q ? 'results' : tab} word={q} page={tab} />
      <div className="mt-16">
        <AsideColumns aside={<SupportAside tab={tab} word={q} theme={theme} />}>
          {q && <Results word={q} />}
          {!q && tab === 'faq' && <Questions filters={{ theme }} />}
          {!q && tab === 'knowledge' && <KnowledgeArticles filters={{ theme }} />}
        </AsideColumns>
      </div>
    </>
  );
}
