import { IconArrowLeft, IconNewsOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** There is no such article for this reader, whatever the reason. */
export function NoArticle() {
  const { t } = useTranslation('news');
  return (
    <MessagePage
      icon={<IconNewsOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('article.notFound')}
      actions={
        <ButtonLink
          to="/news"
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('article.all')}
        </ButtonLink>
      }
    >
      <p>{t('article.notFoundText')}</p>
    </MessagePage>
  );
}
