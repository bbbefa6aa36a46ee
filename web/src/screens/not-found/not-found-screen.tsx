import { IconArrowLeft, IconMapPinOff, IconPhone } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { LikelyScreens } from './likely-screens.tsx';
import { PortalSearch } from './portal-search.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const canGoBack = useCanGoBack();

  return (
    <>
      <MessagePage
        icon={<IconMapPinOff size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('notFound.heading')}
        actions={
          <>
            {canGoBack && (
              <Button
                onClick={() => router.history.back()}
                leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
              >
                {t('notFound.back')}
              </Button>
            )}
            <ButtonLink
              to="/contact"
              variant={canGoBack ? 'default' : 'filled'}
              leftSection={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('notFound.contact')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('notFound.text')}</p>
      </MessagePage>
      <PortalSearch />
      <LikelyScreens />
    </>
  );
}
