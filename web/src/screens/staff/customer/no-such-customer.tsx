import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** One out of the reader's reach is as good as missing. */
export function NoSuchCustomer() {
  const { t } = useTranslation('customers');
  return (
    <MessagePage
      icon={<IconBuildingStore size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('page.missing.heading')}
      actions={<ButtonLink to="/staff/customers">{t('page.all')}</ButtonLink>}
    >
      <p>{t('page.missing.text')}</p>
    </MessagePage>
  );
}
