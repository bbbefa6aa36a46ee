import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AnswerFilters, answersQueries, ContentStates, type Question } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { inventedAnswers } from '../answers/invented-answers.ts';
import { ListCard } from '../answers/list-card.tsx';
import { questionGroups } from './question-groups.ts';
import { QuestionRow } from './question-row.tsx';
import { useOpenQuestion } from './use-open-question.ts';

/** Questions that unfold to their answers, by theme; each has an address of its own. */
export function Questions({ filters }: { filters: AnswerFilters }) {
  const { t } = useTranslation('support');
  const query = useQuery(answersQueries.questions(filters, useLanguage()));
  return (
    <ContentStates
      query={query}
      failed={t('failed')}
      help={<AskForHelp reference={errorReference(query.error)} />}
      waiting={<Groups questions={inventedAnswers} word={undefined} />}
    >
      {({ results }) =>
        results.length > 0 ? (
          <Groups questions={results} word={filters.q} />
        ) : (
          <EmptyState icon={IconHelpCircle} heading={t('empty.heading')} text={t('empty.text')} />
        )
      }
    </ContentStates>
  );
}

/** What was searched for is in one list; else each theme has its own. */
function Groups({ questions, word }: { questions: readonly Question[]; word: string | undefined }) {
  const { t } = useTranslation('support');
  const open = useOpenQuestion(questions);
  const groups = word
    ? [{ key: 'found', heading: t('tabs.faq'), questions }]
    : questionGroups(questions, t('tabs.faq'));
  return groups.map(({ key, heading, questions: own }) => (
    <ListCard key={key} heading={heading} count={own.length}>
      {own.map((question) => (
        <li key={question.id}>
          <QuestionRow
            question={question}
            word={word}
            isOpen={open.isOpen(question)}
            onToggle={() => open.toggle(question)}
          />
        </li>
      ))}
    </ListCard>
  ));
}
