import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ContentLink } from './content-link.tsx';
import { contentQueries } from './queries/content.queries.ts';

type Props = {
  /** Under which the content of each market keeps its legal texts; their authors say where they are. */
  name: 'terms' | 'agreement';
  /** What the link is called in the sentence. */
  words: string;
  /** The sentence around it, given the slot of the link. */
  sentence: (slot: string) => string;
};

const slot = '\u0000';

/** A sentence with a link to a legal text; while the content has none, its words are shown alone. */
export function LegalText({ name, words, sentence }: Props) {
  const { t } = useTranslation('shell');
  const { data: links = [] } = useQuery(contentQueries.footerLinks(useLanguage()));
  const address = links.find((link) => link.name === name)?.url;
  const [before = '', after = ''] = sentence(slot).split(slot);
  return (
    <>
      {before}
      {address ? (
        <ContentLink address={address} newTab={t('menu.newTab')}>
          {words}
        </ContentLink>
      ) : (
        words
      )}
      {after}
    </>
  );
}
