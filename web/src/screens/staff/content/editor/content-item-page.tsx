import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contentDeskQueries, type WhichContent } from '#capabilities/content-desk/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { isElsewhere, WrittenElsewhere } from '../parts/written-elsewhere.tsx';
import { ContentEditor } from './content-editor.tsx';

/** One item, from the moment somebody comes to it. */
export function ContentItemPage({ which }: { which: WhichContent }) {
  const { t } = useTranslation('content-desk');
  const query = useQuery(contentDeskQueries.one(which, useLanguage()));
  if (isElsewhere(query.error)) return <WrittenElsewhere />;
  if (query.error instanceof CallRefused && query.error.code === 'NOT_FOUND')
    return (
      <MessagePage
        icon={<IconFileUnknown size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('notFound.heading')}
        actions={
          <ButtonLink to="/staff/content" variant="default">
            {t('notFound.back')}
          </ButtonLink>
        }
      >
        <p>{t('notFound.text')}</p>
      </MessagePage>
    );
  return (
    <BlockStates query={query} failed={t('itemFailed')} waiting={<h1>{t('waiting')}</h1>}>
      {(shown) => <ContentEditor shown={shown} />}
    </BlockStates>
  );
}
