import { IconMoodSad } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** An order that ended before it was one, with the words of the server where it had some. */
export function KoScreen() {
  const { t } = useTranslation('result');
  const { message, isCartGone = false } = useLocation().state.result ?? {};
  return (
    <MessagePage
      icon={<IconMoodSad size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('ko.heading')}
      actions={
        <>
          <ButtonLink to="/cart">{t('ko.cart')}</ButtonLink>
          <ButtonLink to="/contact" variant="default">
            {t('contact')}
          </ButtonLink>
        </>
      }
    >
      {message && <p>{message}</p>}
      <p>{t(isCartGone ? 'ko.gone' : 'ko.text')}</p>
    </MessagePage>
  );
}
