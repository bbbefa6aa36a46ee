import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AnswerFilters, answersQueries, ContentStates } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { inventedAnswers } from '../answers/invented-answers.ts';
import { ListCard } from '../answers/list-card.tsx';
import { frequentGroup, type QuestionGroup, questionGroups } from './question-groups.ts';
import { QuestionRow } from './question-row.tsx';
import { rowsOf, useOpenQuestion } from './use-open-question.ts';

/** Questions that unfold to their answers: what is asked most, then by theme; each has an address of its own. */
export function Questions({ filters }: { filters: AnswerFilters }) {
  const { t } = useTranslation('support');
  const query = useQuery(answersQueries.questions(filters, useLanguage()));
  const groupsOf = ({ results, frequentIds }: Pick<NonNullable<typeof query.data>, 'results' | 'frequentIds'>) => {
    // What was searched for is in one list, and who has chosen a theme has chosen what comes first.
    if (filters.q) return [{ key: 'found', heading: t('tabs.faq'), questions: results, isAll: true }];
    const themes = questionGroups(results, t('tabs.faq'));
    return filters.theme ? themes : [...frequentGroup(results, frequentIds, t('frequent')), ...themes];
  };
  return (
    <ContentStates
      query={query}
      failed={t('failed')}
      help={<AskForHelp reference={errorReference(query.error)} />}
      waiting={<Groups groups={groupsOf(inventedAnswers)} word={undefined} />}
    >
      {(found) =>
        found.results.length > 0 ? (
          <Groups groups={groupsOf(found)} word={filters.q} />
        ) : (
          <EmptyState icon={IconHelpCircle} heading={t('empty.heading')} text={t('empty.text')} />
        )
      }
    </ContentStates>
  );
}

function Groups({ groups, word }: { groups: readonly QuestionGroup[]; word: string | undefined }) {
  const open = useOpenQuestion(rowsOf(groups));
  return groups.map((group) => (
    <ListCard key={group.key} heading={group.heading} count={group.isAll ? group.questions.length : undefined}>
      {rowsOf([group]).map((row) => (
        <li key={row.key}>
          <QuestionRow
            question={row.question}
            word={word}
            anchor={open.anchorAt(row)}
            isOpen={open.isOpen(row)}
            onToggle={() => open.toggle(row)}
          />
        </li>
      ))}
    </ListCard>
  ));
}
