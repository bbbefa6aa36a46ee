import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** One out of the reader's reach is as good as missing. */
export function NoSuchOnboarding() {
  const { t } = useTranslation('onboarding');
  return (
    <MessagePage
      icon={<IconBuildingStore size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('missing.heading')}
      actions={<ButtonLink to="/staff/onboardings">{t('missing.all')}</ButtonLink>}
    >
      <p>{t('missing.text')}</p>
    </MessagePage>
  );
}
