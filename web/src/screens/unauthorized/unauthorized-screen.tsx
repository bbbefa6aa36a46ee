import { IconLogin2, IconUserOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { signInAddress } from '#capabilities/session/index.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { CardPage } from '#ui/page/card-page.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** In front of a screen whose session has ended; the screen itself waits behind it as it was left (S13, T14). */
export function UnauthorizedScreen() {
  const { t } = useTranslation('access');
  const { href } = useLocation();

  return (
    <CardPage name={brand.product}>
      <MessagePage
        icon={<IconUserOff size={40} stroke={1.5} aria-hidden="true" />}
        eyebrow={t('unauthorized.code')}
        heading={t('unauthorized.heading')}
        actions={
          <>
            <Button
              component="a"
              href={signInAddress(href)}
              leftSection={<IconLogin2 size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('unauthorized.signIn')}
            </Button>
            <Button component="a" href="/contact" variant="default">
              {t('unauthorized.contact')}
            </Button>
          </>
        }
      >
        <p>{t('unauthorized.text')}</p>
        <p className="text-14">{t('unauthorized.otherTab')}</p>
      </MessagePage>
    </CardPage>
  );
}
