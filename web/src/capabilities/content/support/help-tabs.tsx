import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { answersQueries } from './answers.queries.ts';

const pages = {
  faq: '/support/faq',
  knowledge: '/support/knowledge-base',
  tickets: '/support/tickets',
} as const;

type Props = {
  current: keyof typeof pages | 'results';
  word?: string | undefined;
  /** Where a search was begun. */
  page?: 'faq' | 'knowledge';
};

/** Questions, articles, one's own requests, and between them what a search found, while there is one. */
export function HelpTabs({ current, word, page = 'faq' }: Props) {
  const { t } = useTranslation('support');
  const counts = useCounts(word, current !== 'tickets');
  const link =
    (to: (typeof pages)[keyof typeof pages], search: { q?: string } = {}) =>
    (look: object) => <Link to={to} search={search} resetScroll={false} activeOptions={{ exact: true }} {...look} />;
  const results = {
    key: 'results',
    label: t('tabs.results'),
    count: counts.found,
    link: link(pages[page], word ? { q: word } : {}),
  };
  return (
    <LinkTabs
      label={t('tabs.label')}
      current={current}
      tabs={[
        { key: 'faq', label: t('tabs.faq'), count: counts.questions, link: link(pages.faq) },
        ...(word === undefined ? [] : [results]),
        { key: 'knowledge', label: t('tabs.knowledge'), count: counts.articles, link: link(pages.knowledge) },
        { key: 'tickets', label: t('tabs.tickets'), link: link(pages.tickets) },
      ]}
    />
  );
}

/** How many there are; beside one's own requests nobody counts answers. */
function useCounts(word: string | undefined, isCounted: boolean) {
  const language = useLanguage();
  const enabled = isCounted;
  const isSearched = word !== undefined;
  const questions = useQuery({ ...answersQueries.questions({}, language), enabled }).data?.total;
  const articles = useQuery({ ...answersQueries.knowledge({}, language), enabled }).data?.total;
  const foundQuestions = useQuery({ ...answersQueries.questions({ q: word }, language), enabled: isSearched }).data;
  const foundArticles = useQuery({ ...answersQueries.knowledge({ q: word }, language), enabled: isSearched }).data;
  return { questions, articles, found: foundQuestions && foundArticles && foundQuestions.total + foundArticles.total };
}
