import { isHandOffReason } from '@dray/contract/sso/hand-off-reasons.ts';
import { IconArrowLeft, IconPlugConnectedX } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useSession } from '#capabilities/session/index.ts';
import { brand } from '#platform/brand.ts';
import { previousRoute } from '#platform/route-history.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardPage } from '#ui/page/card-page.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Where a service we hand over to did not accept whom we vouched for; only known reasons are shown (T141). */
export function SamlErrorScreen() {
  const { t } = useTranslation('access');
  const router = useRouter();
  const { status } = useSession();
  const { reason } = useSearch({ from: '/saml-error' });

  return (
    <CardPage name={brand.product}>
      <MessagePage
        icon={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('saml.heading')}
        actions={
          <>
            <Button
              onClick={() => void router.navigate({ href: previousRoute('/saml-error', '/login') })}
              leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('saml.again')}
            </Button>
            <ButtonLink to="/contact" variant="default">
              {t('saml.contact')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {isHandOffReason(reason)
            ? t(`saml.reasons.${reason}`)
            : t(status === 'signed-in' ? 'saml.text' : 'saml.signInFirst')}
        </p>
      </MessagePage>
    </CardPage>
  );
}
