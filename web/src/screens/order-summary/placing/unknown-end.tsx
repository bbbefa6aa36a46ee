import { IconHelpCircle } from '@tabler/icons-react';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** A buyer who may not ask any more what became of their order is told whom to call. */
export function UnknownEnd() {
  const { t } = useTranslation('summary');
  const { may } = useSession();
  return (
    <MessagePage
      icon={<IconHelpCircle size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('unknowable.heading')}
      actions={
        <>
          <ButtonLink to="/contact">{t('getHelp')}</ButtonLink>
          {may('My Orders') && (
            <ButtonLink to="/orders/history" search={{}} variant="default">
              {t('unknowable.orders')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('unknowable.text')}</p>
    </MessagePage>
  );
}
