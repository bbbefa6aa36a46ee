import { IconPackageOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** One out of the reader's reach is as good as missing. */
export function NoSuchOrder() {
  const { t } = useTranslation('erp-desk');
  return (
    <MessagePage
      icon={<IconPackageOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('order.missing')}
      actions={<ButtonLink to="/staff/erp">{t('order.all')}</ButtonLink>}
    >
      <p>{t('order.missingText')}</p>
    </MessagePage>
  );
}
