import { IconMoodEmpty } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { answersQueries } from '#capabilities/content/index.ts';
import { AskForHelp, searchReference } from '#capabilities/help/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { Questions } from '../faq/questions.tsx';
import { KnowledgeArticles } from '../knowledge/knowledge-articles.tsx';

/** What a word finds in both lists; where it finds nothing, somebody can be asked, and the word goes along. */
export function Results({ word }: { word: string }) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const filters = { q: word };
  const questions = useQuery(answersQueries.questions(filters, language));
  const articles = useQuery(answersQueries.knowledge(filters, language));
  const isNothing = questions.data?.total === 0 && articles.data?.total === 0;
  if (isNothing && !questions.isPlaceholderData && !articles.isPlaceholderData) {
    return (
      <EmptyState
        icon={IconMoodEmpty}
        heading={t('nothingFound.heading', { query: word })}
        text={t('nothingFound.text')}
        actions={<AskForHelp reference={searchReference(word)} />}
      />
    );
  }
  return (
    <div className="grid gap-16">
      {questions.data?.total !== 0 && <Questions filters={filters} />}
      {/* Below the questions only when those are there: else it would move when they come. */}
      {questions.data && articles.data?.total !== 0 && <KnowledgeArticles filters={filters} />}
    </div>
  );
}
