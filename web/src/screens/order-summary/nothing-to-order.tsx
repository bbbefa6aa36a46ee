import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

export function NothingToOrder() {
  const { t } = useTranslation('summary');
  return (
    <MessagePage
      icon={<IconShoppingCart size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('empty.heading')}
      headingLevel={2}
      actions={<ButtonLink to="/catalog/products">{t('empty.action')}</ButtonLink>}
    >
      <p>{t('empty.text')}</p>
    </MessagePage>
  );
}
