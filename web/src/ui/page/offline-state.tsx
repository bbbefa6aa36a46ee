import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../button.tsx';
import { MessagePage } from './message-page.tsx';

/** The device has no connection, and nothing was loaded before it was lost. */
export function OfflineState({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <MessagePage
      icon={<IconWifiOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('offline.heading')}
      headingLevel={2}
      actions={
        <Button
          variant="default"
          loading={isRetrying}
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          {t('errors:retry')}
        </Button>
      }
    >
      <p>{t('offline.text')}</p>
    </MessagePage>
  );
}
