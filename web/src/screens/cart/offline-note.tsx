import { IconWifiOff } from '@tabler/icons-react';
import { useIsOnline } from '#platform/online.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './note.module.css';

/** The browser's word is a hint only, so it hides nothing: it tells why a change may not go through. */
export function OfflineNote() {
  const { t } = useTranslation('cart');
  const isOnline = useIsOnline();
  return (
    <div role="status" className={classes.live}>
      {!isOnline && (
        <p className={`${classes.note} row wrap text-15`} data-tone="warning">
          <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
