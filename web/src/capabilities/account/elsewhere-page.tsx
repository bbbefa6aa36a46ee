import { IconBuilding } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Where another provider keeps the passwords, this is its business (T139). */
export function ElsewherePage({ address }: { address: string }) {
  const { t } = useTranslation('account');
  return (
    <MessagePage
      icon={<IconBuilding size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('elsewhere.heading')}
      actions={
        <Button component="a" href={address} rel="noreferrer">
          {t('elsewhere.go')}
        </Button>
      }
    >
      <p>{t('elsewhere.text')}</p>
    </MessagePage>
  );
}

/** An address from a refused call; anything but a link to the web is none. */
export const addressFrom = (details: Readonly<Record<string, unknown>>): string | undefined =>
  typeof details.address === 'string' && /^https?:\/\//.test(details.address) ? details.address : undefined;
