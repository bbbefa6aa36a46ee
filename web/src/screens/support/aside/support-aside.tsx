import { useQuery } from '@tanstack/react-query';
import { answersQueries } from '#capabilities/content/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { AskCard } from './ask-card.tsx';
import { GuideCard } from './guide-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { ThemeList } from './theme-list.tsx';

type Props = { tab: 'faq' | 'knowledge'; word: string | undefined; theme: string | undefined };

/** Beside the answers: whom to ask otherwise, and what they are about. */
export function SupportAside({ tab, word, theme }: Props) {
  const language = useLanguage();
  const questions = useQuery({ ...answersQueries.questionThemes(language), enabled: tab === 'faq' }).data?.results;
  const articles = useQuery({ ...answersQueries.knowledge({}, language), enabled: tab === 'knowledge' }).data?.themes;
  return (
    <>
      <AskCard word={word} />
      <ServiceCard />
      <GuideCard />
      <ThemeList tab={tab} themes={(tab === 'faq' ? questions : articles) ?? []} current={theme} />
    </>
  );
}
