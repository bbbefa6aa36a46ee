import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { useOpenShipToPicker } from './chosen-ship-to.ts';
import classes from './no-ship-to.module.css';

/** Somebody with several ship-tos sees the prices of one of them; that must not pass for the prices of all. */
export function NoShipTo() {
  const { t } = useTranslation('catalogue');
  const open = useOpenShipToPicker();
  return (
    <div className={classes.note}>
      <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
      <p className={`${classes.text} text-14 medium pretty`}>{t('noShipTo.text')}</p>
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={open}>
        {t('noShipTo.choose')}
      </Button>
    </div>
  );
}
