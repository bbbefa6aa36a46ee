import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/texts.ts';
import classes from './note.module.css';

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The browser's word is a hint only, so it hides nothing: it tells why a change may not go through. */
export function OfflineNote() {
  const { t } = useTranslation('cart');
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div role="status" className={classes.live}>
      {!isOnline && (
        <p className={classes.note} data-tone="warning">
          <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
